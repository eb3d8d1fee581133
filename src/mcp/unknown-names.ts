import { type McpServer, ProtocolError } from '@modelcontextprotocol/server';

/** How the SDK says that there is no such thing, and how we say it. */
const UNKNOWN: ReadonlyArray<[RegExp, (name: string) => string]> = [
  [
    /^Tool (.*) (?:not found|disabled)$/s,
    (name) => `그런 도구가 없습니다: ${name}. 있는 도구는 tools/list로 알 수 있습니다.`,
  ],
  [
    /^Prompt (.*) (?:not found|disabled)$/s,
    (name) => `그런 프롬프트가 없습니다: ${name}. 있는 것은 prompts/list로 알 수 있습니다.`,
  ],
  [
    /^Resource (?:not found: |URI )(.*?)(?: is invalid)?$/s,
    (uri) => `그런 자료가 없습니다: ${uri}. 있는 것은 resources/list로 알 수 있습니다.`,
  ],
];
/** Of a name that we do not know so much is repeated, in characters. */
const SHOWN = 80;

/** What a caller names and we do not have is refused in Korean. Called before anything is registered. */
export function refuseUnknownNames({ server }: McpServer): void {
  const set = server.setRequestHandler.bind(server) as (method: string, ...rest: unknown[]) => void;
  server.setRequestHandler = (method: string, ...rest: unknown[]) => {
    const handler = rest.pop() as (...given: unknown[]) => unknown;
    set(method, ...rest, async (...given: unknown[]) => {
      try {
        return await handler(...given);
      } catch (error) {
        if (error instanceof ProtocolError) error.message = inKorean(error.message);
        throw error;
      }
    });
  };
}

function inKorean(message: string): string {
  for (const [pattern, say] of UNKNOWN) {
    const name = pattern.exec(message)?.[1];
    if (name !== undefined) return say(name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name);
  }
  return message;
}
