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
});
