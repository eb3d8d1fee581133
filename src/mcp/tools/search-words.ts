import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { DictSearchService, SearchAnchor } from '../../gen/svc/dict_search_pb.js';
import { answer, counted, type ToolHost } from '../tool-host.js';
import { toolInput } from '../tool-input.js';

const DESCRIPTION = `내장 한국어 사전에서 꼴로 낱말을 찾습니다. pattern에는 글자, *(몇 글자든), ?(한 글자), {첫소리/가운뎃소리/끝소리}를 씁니다: ‘사?’, ‘*스럽다’, ‘{ㄱ/ㅏ/ㅇ}*’. 끝말잇기, 운 맞추기, 십자말풀이, 어떤 낱말이 사전에 있는지, 표준어인지 물을 때 씁니다.

Searches the built-in Korean word list by pattern: syllables, * (any length), ? (one syllable) or {onset/nucleus/coda}. Use it for rhymes, word games, or to check whether a word exists and is standard.`;

export function registerSearchWords(server: McpServer, host: ToolHost): void {
  server.registerTool(
    'search_words',
    {
      title: '낱말 찾기 (word search)',
      description: DESCRIPTION,
      inputSchema: toolInput({
        pattern: z.string().min(1).describe('찾을 꼴. The pattern.'),
        anchor: z
          .enum(['EXACT', 'PREFIX', 'SUFFIX', 'ANY'])
          .default('EXACT')
          .describe(
            'EXACT: 낱말 전체, PREFIX: 앞, SUFFIX: 끝, ANY: 어디든. Where in the word the pattern must lie.',
          ),
        pos: z
          .string()
          .default('')
          .describe('품사로 거릅니다. 비우면 모두. Part of speech; empty means all.'),
        std_only: z.boolean().default(false).describe('표준어만. Standard words only.'),
        limit: z.number().int().min(1).max(1000).default(50).describe('한 번에 보일 낱말 수. Page size.'),
        offset: z
          .number()
          .int()
          .min(0)
          .default(0)
          .describe('건너뛸 낱말 수: 앞 답의 next_offset. Words to skip.'),
        with_definition: z.boolean().default(false).describe('뜻풀이도. Definitions too.'),
      }),
      outputSchema: z.object({
        words: z.array(
          z.object({
            word: z.string(),
            pos: z.string(),
            homographs: z.number().int(),
            standard: z
              .boolean()
              .describe('표준어 사전에 있는 낱말 / in a dictionary of the standard language'),
            definition: z.string().optional(),
          }),
        ),
        total: z.number().int(),
        next_offset: z.number().int().optional(),
      }),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async (request, context) => {
      const json = await counted(host, context, DictSearchService.method.searchDict, (run) =>
        run({
          pattern: request.pattern,
          anchor: SearchAnchor[request.anchor],
          pos: request.pos,
          stdOnly: request.std_only,
          limit: request.limit,
          offset: request.offset,
          withDefinition: request.with_definition,
        }),
      );
      const words = ((json.entries ?? []) as Entry[]).map(wordOf);
      const total = Number(json.total ?? words.length);
      const end = request.offset + words.length;
      const next = words.length > 0 && end < total ? end : undefined;
      const lines = words.map(
        ({ word, pos, standard, definition }) =>
          `${word}\t${pos}${standard ? '\t표준어' : ''}${definition ? `\t${definition}` : ''}`,
      );
      const head = `${total.toLocaleString('ko-KR')}개를 찾았습니다.`;
      const rest = next === undefined ? [] : [`(더 있습니다. 다음 쪽은 offset: ${next})`];
      const note = typeof json.definitionNote === 'string' ? [json.definitionNote] : [];
      return answer({ words, total, next_offset: next }, [head, ...lines, ...rest, ...note].join('\n'));
    },
  );
}

interface Entry {
  word: string;
  pos?: string;
  homographs?: number;
  standard?: boolean;
  definition?: string;
}

function wordOf({ word, pos = '', homographs = 0, standard = false, definition }: Entry) {
  return { word, pos, homographs, standard, ...(definition ? { definition } : {}) };
}
