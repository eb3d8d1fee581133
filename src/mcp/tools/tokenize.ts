import type { McpServer } from '@modelcontextprotocol/server';
import { LanguageService } from '../../gen/svc/language_service_pb.js';
import { runSentences, sentenceInput } from '../sentence-tool.js';
import { sentencesOutput } from '../sentence-views.js';
import type { ToolHost } from '../tool-host.js';
import { toolInput } from '../tool-input.js';

const DESCRIPTION = `한국어 글을 어절로 나누고 어절을 다시 조각으로 나누어 큰 품사(N 체언, V 용언, M 관형사, A 부사, I 감탄사, J 조사, E 어미, X 접사, S 기호)를 붙입니다. 검색 색인, 낱말 세기, 문장과 어절 나누기처럼 자세한 품사가 필요 없을 때 씁니다. 자세한 품사는 analyze_syntax로 얻습니다.

Splits Korean text into word units (eojeols) and their segments with a coarse class each. Use it for indexing, counting words or splitting sentences; use analyze_syntax for part-of-speech tags.`;

export function registerTokenize(server: McpServer, host: ToolHost): void {
  server.registerTool(
    'tokenize',
    {
      title: '어절 나누기 (tokenization)',
      description: DESCRIPTION,
      inputSchema: toolInput(sentenceInput),
      outputSchema: sentencesOutput,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    (request, context) => runSentences(host, context, LanguageService.method.tokenize, request),
  );
}
