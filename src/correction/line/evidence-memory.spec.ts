import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { type EvidenceReader, rememberingEvidence } from './evidence-memory.js';

describe('evidence that is remembered', () => {
  let engine: EvidenceAnalyser;
  beforeAll(async () => {
    engine = await sharedEngine();
  });

  it('is what the engine says, each text read once', async () => {
    const asked: string[][] = [];
    const counting: EvidenceReader = {
      lexicon: engine.lexicon,
      company: engine.company,
      languageReader: undefined,
      judge: undefined,
      coveredSpaces: (questions) => engine.coveredSpaces(questions),
      compare: (questions) => engine.compare(questions),
      evidence(texts, options) {
        asked.push([...texts]);
        return engine.evidence(texts, options);
      },
    };
    const { evidence } = rememberingEvidence(counting);
    const first = await evidence(['비가 온다.', '눈이 온다. 춥다.', '비가 온다.']);
    const second = await evidence(['눈이 온다. 춥다.', '바람이 분다.']);
    expect(asked).toEqual([['비가 온다.', '눈이 온다. 춥다.'], ['바람이 분다.']]);
    expect(first[2]).toEqual(first[0]);
    expect([...first.slice(0, 2), second[1]]).toEqual(
      await engine.evidence(['비가 온다.', '눈이 온다. 춥다.', '바람이 분다.']),
    );
    expect(second[0]).toEqual(first[1]);
    // Not split into sentences: another question.
    const [whole] = await evidence(['눈이 온다. 춥다.'], { whole: true });
    expect([whole!.sentences.length, first[1]!.sentences.length]).toEqual([1, 2]);
  });

  it('asks about a wording once while its neighbours are the same', async () => {
    let asked = 0;
    const counting: EvidenceReader = {
      lexicon: engine.lexicon,
      company: engine.company,
      languageReader: undefined,
      judge: undefined,
      coveredSpaces: (questions) => engine.coveredSpaces(questions),
      evidence: (texts, options) => engine.evidence(texts, options),
      compare(questions) {
        asked += questions.length;
        return engine.compare(questions);
      },
    };
    const morphemes = (form: string, tag: string) => [{ form, tag }];
    const question = (noun: string) => ({
      eojeols: [morphemes(noun, 'NNG'), morphemes('낫', 'VV')],
      at: 1,
      wordings: [morphemes('낫', 'VV'), morphemes('낳', 'VV')],
    });
    const { compare } = rememberingEvidence(counting);
    const first = await compare([question('아이'), question('감기'), question('아이')]);
    expect(asked).toBe(2);
    expect(first![2]).toEqual(first![0]);
    expect(await compare([question('감기'), question('병')])).toEqual([first![1], expect.any(Array)]);
    expect(asked).toBe(3);
    // The same words, another place or another wording: another question.
    await compare([{ ...question('감기'), wordings: [morphemes('낳', 'VV'), morphemes('낫', 'VV')] }]);
    await compare([{ ...question('감기'), at: 0 }]);
    expect(asked).toBe(5);
  });
});
