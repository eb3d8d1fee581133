/** An engine as correction sees it without the reader and the judge: the rules alone. What the judge is for is what they leave. */
export function ruled(engine) {
  return {
    evidence: (...asked) => engine.evidence(...asked),
    compare: (...asked) => engine.compare(...asked),
    coveredSpaces: (...asked) => engine.coveredSpaces(...asked),
    lexicon: engine.lexicon,
    company: engine.company,
  };
}
