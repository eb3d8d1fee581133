import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { answers, malgyeol, runOn, start } from '../support/malgyeol.js';

const directory = mkdtempSync(join(tmpdir(), 'malgyeol-cli-'));
function file(name: string, content: string | Uint8Array): string {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely
const contents = (answer: any) => answer.sentences.map((sentence: any) => sentence.text.content);

describe('analyze', () => {
  it('answers each line of standard input with one line of JSON, in order', async () => {
    const ran = await malgyeol(['analyze'], '엄마가 왔다. 좋다.\n\n😀 둘째\n');
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    const [first, empty, last] = answers(ran);
    expect(Object.keys(first)).toEqual(['sentences', 'language', 'tokensCount']);
    expect(contents(first)).toEqual(['엄마가 왔다. 좋다.']);
    expect(first.sentences[0].tokens[1]).toEqual({
      text: { content: '왔다.', beginOffset: 4, length: 3 },
      morphemes: [
        {
          text: { content: '왔다', beginOffset: 4, length: 2 },
          tag: 'NNG',
          probability: 0.5,
          outOfVocab: 'OUT_OF_VOCAB',
        },
        {
          text: { content: '.', beginOffset: 6, length: 1 },
          tag: 'SF',
          probability: 0.5,
          outOfVocab: 'OUT_OF_VOCAB',
        },
      ],
      lemma: '왔다',
      tagged: '왔다/NNG+./SF',
      modified: '',
    });
    expect(empty).toEqual({ sentences: [], language: 'ko_KR', tokensCount: 0 });
    expect(last.sentences[0].tokens[1].text.beginOffset).toBe(2);
  });

  it.each([
    ['UTF8', 5],
    ['utf16', 3],
    ['UTF32', 2],
  ])('counts in --encoding %s', async (encoding, offset) => {
    const [answer] = answers(await malgyeol(['analyze', '--encoding', encoding], '😀 둘째'));
    expect(answer.sentences[0].tokens[1].text.beginOffset).toBe(offset);
  });

  it('hands its options to the engine', async () => {
    const ran = await malgyeol(
      [
        'analyze',
        '--split',
        '--spacing',
        '--sense',
        '--dict',
        '없음',
        '--dict',
        '우리',
        '--data',
        '/없는/곳',
      ],
      '말결  사전. 둘째',
    );
    const [answer] = answers(ran);
    expect(contents(answer)).toEqual(['말결  사전.', '둘째']);
    expect(answer.sentences[0].refined).toBe('말결 사전.');
    expect(answer.sentences[0].tokens[0].morphemes[0]).toMatchObject({
      outOfVocab: 'IN_CUSTOM_DICT',
      customDictName: '우리',
    });
    expect(answer.sentences[1].tokens[0].morphemes[0].sense.senseNo).toBe(1);
    expect(ran.stderr).toBe('알림: 등록되지 않은 사용자 사전이라 쓰지 않습니다: 없음\n');
  });

  it('prints text for people', async () => {
    const input = '엄마가 왔다. 좋다.\n\n둘째';
    for (const format of ['text', 'tagged']) {
      const ran = await malgyeol(['analyze', '--sense', '--split', '--format', format], input);
      expect(ran.stdout).toBe('엄마가__01/NNG 왔다__01/NNG+./SF\n좋다__01/NNG+./SF\n\n둘째__01/NNG\n');
    }
  });
});

describe('the other commands', () => {
  it('tokenize', async () => {
    const ran = await malgyeol(['tokenize'], '둘째 줄.');
    expect(answers(ran)[0].sentences[0].tokens[1]).toEqual({
      text: { content: '줄.', beginOffset: 3, length: 2 },
      segments: [
        { text: { content: '줄', beginOffset: 3, length: 1 }, hint: 'N' },
        { text: { content: '.', beginOffset: 4, length: 1 }, hint: 'S' },
      ],
      tagged: '줄/N+./S',
    });
    expect((await malgyeol(['tokenize', '--format', 'text'], '둘째 줄.')).stdout).toBe('둘째/N 줄/N+./S\n');
  });

  it('sentences: always split', async () => {
    const ran = await malgyeol(['sentences'], '가. 나\n\n다');
    expect(ran.stdout).toBe('["가.","나"]\n[]\n["다"]\n');
    expect((await malgyeol(['sentences', '--format', 'text'], '가. 나')).stdout).toBe('가.\n나\n');
  });

  it('space', async () => {
    expect((await malgyeol(['space'], '가  나 "다"')).stdout).toBe('"가 나 \\"다\\""\n');
    expect((await malgyeol(['space', '--reset', '--format', 'text'], '가  나 다')).stdout).toBe('가나다\n');
  });
});

describe('input', () => {
  it('reads files in the order given, standard input as -', async () => {
    const ran = await malgyeol(
      ['sentences', file('하나.txt', '하나\n'), '-', file('셋.txt', '셋')],
      '둘\r\n둘째\r\n',
    );
    expect(ran.stdout).toBe('["하나"]\n["둘"]\n["둘째"]\n["셋"]\n');
  });

  it('drops a byte order mark and survives invalid UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('\ufeff가\n'),
      Buffer.from([0xff, 0xed, 0xa0, 0x80, 0x0a, 0xea]),
    ]);
    const texts = answers(await malgyeol(['space'], bytes));
    expect(texts).toEqual(['가', '\ufffd\ufffd\ufffd\ufffd', '\ufffd']);
  });

  it('reads characters that arrive in halves', async () => {
    const bytes = Array.from(Buffer.from('한글 😀\r\n둘'), (byte) => Buffer.from([byte]));
    expect((await malgyeol(['space'], bytes)).stdout).toBe('"한글 😀"\n"둘"\n');
  });

  it('answers a line before the next one comes', async () => {
    const io = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
    const status = runOn(io, ['space', '--threads', '1']);
    const answer = async () => String((await once(io.stdout, 'data'))[0]);
    io.stdin.write('하나\n');
    expect(await answer()).toBe('"하나"\n');
    io.stdin.write('둘\n');
    expect(await answer()).toBe('"둘"\n');
    io.stdin.end();
    expect(await status).toBe(0);
  });

  it('reads documents with line breaks from JSON strings', async () => {
    const ran = await malgyeol(['sentences', '--json-input'], '"첫째\\n줄"\n"\\ud800"\n""\n');
    expect(ran.stdout).toBe('["첫째","줄"]\n["\\ud800"]\n[]\n');
  });

  it.each([
    ['"둘째', '"둘째'],
    ['{"text":"둘째"}', '{"text":"둘째"}'],
    ['', '(빈 줄)'],
  ])('names the line that is not a JSON string: %j', async (bad, shown) => {
    const path = file('bad.jsonl', `"하나"\n${bad}\n"셋"\n`);
    const ran = await malgyeol(['space', '--json-input', path]);
    expect(ran).toEqual({
      status: 1,
      stdout: '"하나"\n',
      stderr: `오류: ${path}: 2번째 줄이 올바른 JSON 문자열이 아닙니다: ${shown}\n`,
    });
  });

  it('loses nothing before a file that is missing', async () => {
    const ran = await malgyeol(['space', file('있음.txt', '있음'), join(directory, '없음.txt')]);
    expect(ran).toEqual({
      status: 1,
      stdout: '"있음"\n',
      stderr: `오류: ${join(directory, '없음.txt')}: 파일이 없습니다.\n`,
    });
  });
});

describe('being called wrongly', () => {
  it.each([
    [['analyze', '--spllit'], '알 수 없는 옵션입니다: --spllit. 혹시 --split?'],
    [['analyze', '--dict'], '옵션에 값이 필요합니다: --dict'],
    [['analyze', '--split=yes'], '값을 받지 않는 옵션입니다: --split'],
    [['analyze', '--encoding', 'EUC-KR'], '--encoding은 UTF8, UTF16, UTF32 가운데 하나여야 합니다: EUC-KR'],
    [['analyze', '--threads', '0'], '--threads는 1부터 256까지의 정수여야 합니다: 0'],
    [['analyze', '--format', 'xml'], '--format은 json, compact, text 가운데 하나여야 합니다: xml'],
    [['analyse'], '알 수 없는 명령입니다: analyse. 혹시 analyze?'],
    [['analyze', '--auto_spacng'], '알 수 없는 옵션입니다: --auto_spacng. 혹시 --auto-spacing?'],
    [['analyze', '--nothing-like-it'], '알 수 없는 옵션입니다: --nothing-like-it'],
    [['constructor'], '알 수 없는 명령입니다: constructor'],
  ])('%j', async (args, message) => {
    expect(await malgyeol(args)).toEqual({
      status: 2,
      stdout: '',
      stderr: `오류: ${message}\n도움말은 \`malgyeol --help\`로 볼 수 있습니다.\n`,
    });
  });

  it('has a help for every command', async () => {
    for (const command of ['analyze', 'tokenize', 'sentences', 'space']) {
      const { status, stdout } = await malgyeol([command, '--help']);
      expect(status).toBe(0);
      expect(stdout).toContain(`사용법: malgyeol ${command} [옵션] [파일…]`);
    }
  });
});

describe('output', () => {
  it('ends quietly when nobody reads it any more', async () => {
    const child = start(['analyze']);
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const line = `${'엄마가 왔다. '.repeat(20)}\n`;
    // More than pipes hold, and an end that never comes: the command must stop by itself.
    const feed = setInterval(() => child.stdin.writable && child.stdin.write(line.repeat(50)), 5);
    const status = await new Promise((resolve) => child.once('close', resolve));
    clearInterval(feed);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
  });

  it('reads no further while nobody reads what it writes', async () => {
    const line = `${'엄마가 왔다. '.repeat(20)}\n`.repeat(100);
    let taken = 0;
    const stdin = Readable.from(
      (function* () {
        for (; taken < 20_000_000; taken += line.length) yield Buffer.from(line);
      })(),
    );
    const io = { stdin, stdout: new PassThrough(), stderr: new PassThrough() };
    const status = runOn(io, ['analyze']);
    await vi.waitFor(() => expect(io.stdout.writableNeedDrain).toBe(true), { timeout: 60_000 });
    await settled(() => taken);
    // A few chunks of input and batches of output; not the 20 million characters that are offered.
    expect(taken).toBeLessThan(2_000_000);
    io.stdout.destroy(Object.assign(new Error(), { code: 'EPIPE' }));
    expect(await status).toBe(0);
  });
});

/** Waits until a number has been the same for a while. */
async function settled(value: () => number): Promise<void> {
  for (let last = -1, same = 0; same < 20; same++) {
    if (value() !== last) same = 0;
    last = value();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
