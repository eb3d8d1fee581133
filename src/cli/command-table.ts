export interface Command {
  summary: string;
  load(): Promise<{ run(args: string[]): Promise<number> }>;
}

/** Every command, in the order of the help. Loaded when called: `malgyeol space` need not read the server. */
export const COMMANDS: Record<string, Command> = {
  analyze: { summary: '형태소 분석', load: () => import('./commands/analyze.js') },
  tokenize: { summary: '어절과 조각 나누기', load: () => import('./commands/tokenize.js') },
  sentences: { summary: '문장 나누기', load: () => import('./commands/sentences.js') },
  correct: { summary: '맞춤법과 띄어쓰기 교정', load: () => import('./commands/correct.js') },
  space: { summary: '띄어쓰기 바로잡기', load: () => import('./commands/space.js') },
};
