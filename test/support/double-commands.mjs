/** What the double knows of custom dictionaries: every name but one, each with the same word. */
const openDictionaries = async (_dataDir, names) =>
  names
    .filter((name) => name !== '없음')
    .map((name) => ({ name, version: '1', entries: [{ form: '말결', tag: 'NNP' }] }));

/**
 * The text commands with the test double in the place of the engine. What runs them is handed in: a process of its own
 * runs the build, a test the sources.
 */
export function commandsWithDouble({ runTextCommand, textSpec }, io, createPool) {
  const context = { io, createPool, openDictionaries, openGlosses: async () => undefined };
  return Object.fromEntries(
    ['analyze', 'tokenize', 'nouns', 'sentences', 'space'].map((op) => [
      op,
      {
        summary: op,
        load: async () => ({ spec: textSpec(op), run: (rest) => runTextCommand(op, rest, context) }),
      },
    ]),
  );
}
