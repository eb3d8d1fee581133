import type { Eojeol } from '../../../analysis/types.js';
import { inflect, type Stem } from '../../korean/inflect.js';
import {
  askedAs,
  type Predicate,
  predicateOf,
  rewritten,
  type Statement,
  statements,
} from '../../korean/statement.js';
import type { LineView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Verbs that are raised by another word. */
const RAISED: Record<string, string> = {
  자: '주무시', 먹: '드시', 있: '계시', 죽: '돌아가시', 말하: '말씀하시', 마시: '드시',
}; // biome-ignore format: one table

/** 께서 asks for 시. */
export const rule: Rule = {
  id: 'subject-honorific',
  title: '주체 높임의 호응',
  category: 'SENTENCE',
  article: '호응',
  comment:
    '주어를 높임의 조사로 높였으면 서술어에도 ‘-(으)시-’를 씁니다. 따로 있는 높임말을 쓰기도 합니다(예: 주무시다, 드시다, 계시다).',
  examples: [
    {
      wrong: '할머니께서 방에서 잔다.',
      right: '할머니께서 방에서 잔다.',
      asks: '할머니께서 방에서 주무신다.',
    },
    {
      wrong: '원장님께서 직접 설명했습니다.',
      right: '원장님께서 직접 설명했습니다.',
      asks: '원장님께서 직접 설명하셨습니다.',
    },
    {
      wrong: '나는 어머니께서 만든 김치를 먹었다.',
      right: '나는 어머니께서 만든 김치를 먹었다.',
      asks: '나는 어머니께서 만드신 김치를 먹었다.',
    },
  ],
  silent: [
    '할머니께서 방에서 주무신다.',
    '선생님께서 오셨다.',
    '선생님께서 주신 책을 읽는다.',
    '할머니가 밥을 먹었다.',
    '할아버지, 아버지가 왔습니다.',
    '부모님께서 오시던 날 우리에게는 기쁨이 넘쳤다.',
    '어머니께서 웃으시니 나도 웃었다.',
  ],
  exampleOptions: { enableSentenceCheck: true },
  sentenceCheck: true,
  find: (line: LineView): Finding[] =>
    statements(line).flatMap((statement) => {
      const found = notRaised(line, statement);
      return found ? [found] : [];
    }),
};

function notRaised(line: LineView, { eojeols, predicate }: Statement): Finding | undefined {
  const subject = eojeols.findIndex(({ morphemes }) =>
    morphemes.some(({ form, tag }) => tag === 'JKS' && form === '께서'),
  );
  if (subject < 0) return undefined;
  const rest = eojeols.slice(subject + 1);
  if (rest.some((eojeol) => isHonorific(eojeol))) return undefined;
  const first = rest.map((eojeol) => predicateOf(line, eojeol)).find((found) => found !== undefined);
  // 어머니께서 만든 김치를: what she did stands before a noun, and the rest of the sentence is about somebody else
  if (first && first.ending.tag === 'ETM') return adnominal(first);
  // 어머니께서 가자 내가 울었다: another subject has taken over
  if (
    rest.some(({ morphemes }) =>
      morphemes.some(({ form, tag }) => tag === 'JKS' || (tag === 'JX' && /^[은는도]$/.test(form))),
    )
  )
    return undefined;
  if (predicate.tag === 'VCP') return undefined;
  const written = rewritten(predicate, raised(predicate));
  return written === undefined ? undefined : askedAs(predicate, written);
}

function isHonorific({ morphemes }: Eojeol): boolean {
  return morphemes.some(
    ({ form, tag }) =>
      (tag === 'EP' && /시$/.test(form)) ||
      /(?:계시|주무시|드시|잡수|돌아가시|편찮)/.test(form) ||
      /^(?:으?시|으?십|으?세요|으?셔)/.test(tag[0] === 'E' ? form : ''),
  );
}

/** 만든 → 만드신. */
function adnominal(predicate: Predicate): Finding | undefined {
  if (predicate.past || predicate.tag !== 'VV' || !/^[ㄴ은]$/.test(predicate.ending.form)) return undefined;
  // 통일을 위한, 그에 대한: no deed of anybody
  if (/^(?:위하|대하|관하|통하|의하|따르|비롯하|인하)$/.test(predicate.form)) return undefined;
  return askedAs(predicate, inflect(raised(predicate), 'ㄴ'));
}

function raised({ form, before, tag }: Predicate): Stem {
  const other = before === '' ? RAISED[form] : undefined;
  return { form: other ?? inflect({ form, tag, before: '' }, '시'), before, tag };
}
