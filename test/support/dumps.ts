import { deflateRawSync } from 'node:zlib';

/** An entry as a test thinks of it; the functions below write it in the layouts of the official dumps. */
export interface DumpRow {
  word: string;
  pos: string;
  number: number;
  origin?: string;
  definition: string;
  targetId?: number;
  /** 일반어, 방언 … */
  kind?: string;
}

export function urimalsaemXml(rows: readonly DumpRow[]): string {
  const items = rows.map(
    ({ word, pos, number, origin, definition, targetId, kind }) => `<item>
  <target_code>${targetId ?? 0}</target_code>
  <wordInfo><word><![CDATA[${word}]]></word><word_unit>어휘</word_unit><word_type>한자어</word_type>
  ${originsXml(origin)}</wordInfo>
  <senseInfo><sense_no>${String(number).padStart(3, '0')}</sense_no><pos>${pos}</pos><type>${kind ?? '일반어'}</type><definition><![CDATA[${definition}]]></definition></senseInfo>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<channel><title>사전</title><total>${rows.length}</total>${items.join('\n')}</channel>`;
}

export function urimalsaemJson(rows: readonly DumpRow[]): string {
  const item = rows.map(({ word, pos, number, origin, definition, targetId, kind }) => ({
    wordinfo: { word, word_unit: '어휘', original_language_info: origins(origin) },
    senseinfo: { sense_no: String(number).padStart(3, '0'), pos, definition, type: kind ?? '일반어' },
    target_code: targetId ?? 0,
    group_code: 1,
  }));
  return JSON.stringify({ channel: { total: rows.length, item } });
}

export function stdictXml(rows: readonly DumpRow[]): string {
  const items = rows.map(
    ({ word, pos, number, origin, definition, kind }) => `<item><target_code>7</target_code><word_info>
  <word><![CDATA[${word}${String(number).padStart(2, '0')}]]></word>
  ${originsXml(origin)}
  <pos_info><pos_code>3</pos_code><pos>${pos}</pos><comm_pattern_info><comm_pattern_code>4</comm_pattern_code><sense_info><sense_code>9</sense_code><type>${kind ?? '일반어'}</type><definition><![CDATA[${definition}]]></definition></sense_info>
  <sense_info><definition><![CDATA[둘째 뜻.]]></definition></sense_info></comm_pattern_info></pos_info></word_info></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><channel>${items.join('')}</channel>`;
}

export function stdictJson(rows: readonly DumpRow[]): string {
  const item = rows.map(({ word, pos, number, origin, definition, kind }) => ({
    target_code: 7,
    word_info: {
      word: `${word}${String(number).padStart(2, '0')}`,
      original_language_info: origins(origin),
      pos_info: [
        { pos, comm_pattern_info: [{ sense_info: [{ definition, type: kind ?? '일반어', sense_code: 9 }] }] },
      ],
    },
  }));
  return JSON.stringify({ channel: { total: rows.length, item } });
}

export function krdictXml(rows: readonly DumpRow[]): string {
  const feat = (att: string, val: string | number) => `<feat att="${att}" val="${val}"/>`;
  const entries = rows.map(
    ({ word, pos, number, origin, definition }) => `<LexicalEntry att="id" val="5">
  ${feat('homonym_number', number)}${feat('lexicalUnit', '단어')}${feat('partOfSpeech', pos)}${origin ? feat('origin', origin) : ''}
  <Lemma>${feat('writtenForm', word)}</Lemma><WordForm>${feat('type', '발음')}</WordForm>
  <Sense att="id" val="1">${feat('definition', definition)}<Equivalent>${feat('language', '영어')}${feat('definition', 'another')}</Equivalent></Sense>
</LexicalEntry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><LexicalResource dtdVersion="16"><GlobalInformation>${feat('label', '사전')}</GlobalInformation><Lexicon>${feat('language', 'kor')}${entries.join('')}</Lexicon></LexicalResource>`;
}

export function krdictJson(rows: readonly DumpRow[]): string {
  const LexicalEntry = rows.map(({ word, pos, number, origin, definition }) => ({
    att: 'id',
    val: '5',
    feat: [
      { att: 'homonym_number', val: String(number) },
      { att: 'partOfSpeech', val: pos },
      ...(origin ? [{ att: 'origin', val: origin }] : []),
    ],
    Lemma: { feat: { att: 'writtenForm', val: word } },
    Sense: [{ att: 'id', val: '1', feat: [{ att: 'definition', val: definition }] }],
  }));
  return JSON.stringify({
    LexicalResource: { Lexicon: { feat: { att: 'language', val: 'kor' }, LexicalEntry } },
  });
}

/** Alternatives are parts of their own, and so is the slash between them. */
const origins = (origin: string | undefined) =>
  (origin?.split(/(\/)/u) ?? []).map((part) => ({
    original_language: part,
    language_type: part === '/' ? '/(병기)' : '한자',
  }));

const originsXml = (origin: string | undefined) =>
  origins(origin)
    .map(
      (part) =>
        `<original_language_info><original_language><![CDATA[${part.original_language}]]></original_language><language_type>${part.language_type}</language_type></original_language_info>`,
    )
    .join('');

/** The checksum of zip; node:zlib has it only in later versions. */
function crc32(data: Uint8Array): number {
  let crc = -1;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A zip archive, deflated. */
export function zip(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const path = Buffer.from(name);
    // From the version needed to the length of the extra field: the same in both places.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(path.length, 22);
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), common, path, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, path);
    at += 4 + common.length + path.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, central, end]);
}
