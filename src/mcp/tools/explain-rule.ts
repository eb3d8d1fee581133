import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { invalidArgument, ServiceError } from '../../errors/service-error.js';
import { ruleIdOf } from '../../service/render/render-correction.js';
import { findRules, ruleHelp, ruleText } from '../rule-help.js';
import { answer } from '../tool-host.js';
import { toolInput } from '../tool-input.js';

const DESCRIPTION = `교정 규칙을 설명합니다: 까닭, 어문 규정의 조항, 틀린 예와 맞는 예. correct_grammar의 답에 나온 help_id로 묻거나, query에 헷갈리는 말이나 조항(‘되 돼’, ‘사이시옷’, ‘제42항’)을 적어 찾습니다. ‘왜 이렇게 쓰나요?’라는 물음에 씁니다.

Explains a rule of Korean orthography: the reason, the article, wrong and right examples. Ask by help_id (from correct_grammar) or search with query.`;

/** Rules shown for one query. */
const MOST = 5;

const rule = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  article: z.string(),
  comment: z.string(),
  examples: z.array(z.string()),
  right: z.array(z.string()).describe('틀린 것처럼 보이지만 맞는 문장 / right sentences that look alike'),
});

export function registerExplainRule(server: McpServer): void {
  server.registerTool(
    'explain_rule',
    {
      title: '맞춤법 규칙 설명 (rules explained)',
      description: DESCRIPTION,
      inputSchema: toolInput({
        help_id: z.string().optional().describe('규칙의 이름. 예: doe-dwae. Id of the rule.'),
        query: z.string().optional().describe('찾을 말. 예: ‘되 돼’. What to look for.'),
      }),
      outputSchema: z.object({ rules: z.array(rule) }),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ help_id: id, query }) => {
      const wanted = id?.trim() || query?.trim();
      if (!wanted) throw invalidArgument('help_id나 query 가운데 하나를 넣어 주세요.');
      const exact = ruleHelp(ruleIdOf(wanted));
      const rules = exact === undefined ? findRules(query?.trim() || wanted, MOST) : [exact];
      if (rules.length === 0) {
        throw new ServiceError(
          'not_found',
          `‘${wanted.slice(0, 60)}’에 맞는 규칙이 없습니다. 규칙 목록은 자원 malgyeol://rules에 있습니다.`,
        );
      }
      return answer({ rules }, rules.map(ruleText).join('\n\n'));
    },
  );
}
