import { readFileSync } from 'node:fs';
import { McpServer, type ServerContext } from '@modelcontextprotocol/server';
import { registerPrompts } from './prompts.js';
import { registerResources } from './resources.js';
import type { McpCaller, McpParts, ToolHost } from './tool-host.js';
import { registerAnalyzeSyntax } from './tools/analyze-syntax.js';
import { registerCorrectGrammar } from './tools/correct-grammar.js';
import { registerExplainRule } from './tools/explain-rule.js';
import { registerListPosTags } from './tools/list-pos-tags.js';
import { registerManageDictionary } from './tools/manage-dictionary.js';
import { registerSearchWords } from './tools/search-words.js';
import { registerTokenize } from './tools/tokenize.js';
import { refuseUnknownNames } from './unknown-names.js';

const INSTRUCTIONS = `말결은 한국어 글을 분석하고 교정합니다. 맞춤법과 띄어쓰기는 correct_grammar, 품사와 형태소는 analyze_syntax, 어절은 tokenize, 규칙의 까닭은 explain_rule, 낱말 찾기는 search_words를 쓰세요. 긴 글의 답은 쪽으로 나뉩니다: next_cursor가 있으면 같은 text와 그 cursor로 이어 부르세요.

Malgyeol analyses and corrects Korean text. Answers to long texts are paged: while there is a next_cursor, call again with the same text and that cursor.`;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export interface McpAccess {
  /** Whether the key that opened this may change dictionaries: decides what is offered, not what is allowed. */
  mayWrite: boolean;
  /** Whose dictionaries are listed. */
  owner: string;
  callerOf(context: ServerContext): McpCaller;
}

/** A server with every tool that the installation has; one per connection, or per request where none is kept. */
export function createMcpServer(parts: McpParts, access: McpAccess): McpServer {
  const { features } = parts;
  const host: ToolHost = {
    ...parts,
    dictionaryNames: () => parts.dictionaryNames(access.owner),
    callerOf: access.callerOf,
  };
  const server = new McpServer(
    { name: 'malgyeol', title: '말결 Malgyeol', version },
    { instructions: INSTRUCTIONS, capabilities: { logging: {} } },
  );
  refuseUnknownNames(server);
  if (features.has('analysis')) {
    registerAnalyzeSyntax(server, host);
    registerTokenize(server, host);
  }
  if (features.has('correction')) registerCorrectGrammar(server, host);
  registerListPosTags(server);
  if (features.has('dictionaries')) registerManageDictionary(server, host, access.mayWrite);
  if (features.has('correction')) registerExplainRule(server);
  if (features.has('search')) registerSearchWords(server, host);
  registerResources(server, host);
  registerPrompts(server, { correction: features.has('correction') });
  return server;
}
