import type { Reply } from './operation.js';

type Json = Record<string, unknown>;

/** An answer as one object, for callers in this process; `cased` names the fields as the caller knows them. */
export function replyJson(reply: Reply, cased: (json: Json) => Json = (json) => json): Json {
  if ('json' in reply) return cased(reply.json);
  // Already in the form that was asked for.
  if ('written' in reply) return JSON.parse(new TextDecoder().decode(reply.written));
  const sentences = reply.sentences.map(({ body }) => body as string).filter((body) => body !== '');
  return { ...cased(reply.rest), sentences: JSON.parse(`[${sentences.join(',')}]`) };
}
