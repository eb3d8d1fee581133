import type { Command } from './command/command-spec.js';

/** Every command, in the order of the help. Loaded when called: `malgyeol space` need not read the server. */
export const COMMANDS: Record<string, Command> = {
  serve: { summary: '서버 켜기', load: () => import('./commands/serve.js') },
  mcp: { summary: 'AI 도구가 표준 입출력으로 부르는 MCP 서버', load: () => import('./commands/mcp.js') },
  lsp: { summary: '편집기가 표준 입출력으로 부르는 언어 서버', load: () => import('./commands/lsp.js') },
  engine: {
    summary: '다른 프로그램이 표준 입출력으로 부르는 분석기',
    load: () => import('./commands/engine.js'),
  },
  key: { summary: '접근 키 만들기, 등록, 목록, 폐기', load: () => import('./commands/key.js') },
  account: { summary: '가입한 계정 목록, 막기, 풀기', load: () => import('./commands/account.js') },
  dict: { summary: '사용자 사전 보기, 만들기, 고치기, 검사', load: () => import('./commands/dict.js') },
  backup: { summary: '저장소(키, 사전, 사용량) 백업', load: () => import('./commands/backup.js') },
  restore: { summary: '백업에서 되돌리기', load: () => import('./commands/restore.js') },
  usage: { summary: '키·응용·날마다 쓴 만큼 보기', load: () => import('./commands/usage.js') },
  analyze: { summary: '형태소 분석', load: () => import('./commands/analyze.js') },
  tokenize: { summary: '어절과 조각 나누기', load: () => import('./commands/tokenize.js') },
  nouns: { summary: '명사만 뽑기', load: () => import('./commands/nouns.js') },
  sentences: { summary: '문장 나누기', load: () => import('./commands/sentences.js') },
  correct: { summary: '맞춤법과 띄어쓰기 교정', load: () => import('./commands/correct.js') },
  rules: { summary: '교정 규칙 보기, 시험, 설명', load: () => import('./commands/rules.js') },
  senses: { summary: '동형이의어 뜻풀이 들여오기', load: () => import('./commands/senses.js') },
  search: { summary: '표제어 찾기', load: () => import('./commands/search.js') },
  space: { summary: '띄어쓰기 바로잡기', load: () => import('./commands/space.js') },
  doctor: { summary: '설치와 저장소가 온전한지 살피기', load: () => import('./commands/doctor.js') },
  completion: {
    summary: '셸에서 Tab으로 마저 적기',
    async load() {
      const { spec, runCompletion } = await import('./commands/completion.js');
      return { spec, run: (args) => runCompletion(args, Object.values(COMMANDS)) };
    },
  },
};
