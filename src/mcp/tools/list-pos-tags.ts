import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { POS_TAGS, posTagsText } from '../pos-tags.js';
import { answer } from '../tool-host.js';
import { toolInput } from '../tool-input.js';

const DESCRIPTION = `형태소 분석이 쓰는 품사 표지 47개의 코드, 한국어 이름, 갈래를 모두 보여 줍니다. analyze_syntax의 답에 나온 표지(NNG, JKS, ETM …)의 뜻을 알고 싶을 때 씁니다.

Lists all 47 part-of-speech tags with code, Korean name and class. Use it to explain tags in the answers of analyze_syntax.`;

export function registerListPosTags(server: McpServer): void {
  server.registerTool(
    'list_pos_tags',
    {
      title: '품사 표지 목록 (tag set)',
      description: DESCRIPTION,
      inputSchema: toolInput({}),
      outputSchema: z.object({
        tags: z.array(z.object({ code: z.string(), name: z.string(), class: z.string() })),
      }),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    () => answer({ tags: POS_TAGS }, posTagsText()),
  );
}
