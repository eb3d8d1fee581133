import { isWitnessed } from '../../korean/witnessed.js';
import { type LineView, morphemesIn, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** What says that somebody else said it. */
const HEARSAY = /그러(?:는|시는|던)데|말로는|말씀으로는|따르면|들었는데|듣기로는?|소문에|[이가] 그러는데/;

const OPEN_STEM = '[하되가오보시있없겠았었였했됐갔왔]';

/** -는데 introduces; -는대 exists only for quoted speech after a consonant stem (먹는대). */
/** 온데요: verbs take -는데, so that -ㄴ데 at the end can only be a slip for -ㄴ대. */
function reported(line: LineView): Finding[] {
  const out: Finding[] = [];
  for (const { begin, morphemes, surface } of line.words) {
    const match = /데(?=요?[.?!]*$)/.exec(surface);
    if (!match) continue;
    const at = morphemes.findIndex(({ form, tag }) => tag[0] === 'E' && /^ㄴ데요?$/.test(form));
    const stem = morphemes[at - 1];
    if (!stem || !/^(?:VV|XSV)$/.test(stem.tag) || stem.form === '그러') continue;
    // 블과한데요: a root that nobody knows may well be an adjective's
    if (morphemes.slice(0, at).some(({ outOfVocab }) => outOfVocab === 'OUT_OF_VOCAB')) continue;
    if (begin + surface.length < line.text.length && !/[.?!]$/.test(surface)) continue;
    out.push({
      begin: begin + match.index,
      end: begin + match.index + 1,
      replacement: '대',
      certainty: 'likely',
    });
  }
  return out;
}

export const rule: Rule = {
  id: 'recalled-de',
  title: '-데/-대',
  category: 'GRAMMER',
  article: '',
  comment:
    '뒷말의 배경을 말하거나 겪은 일을 전할 때는 ‘-는데, -던데’로 적습니다. ‘-대’는 ‘-다고 해’가 줄어든 말로 남의 말을 전할 때 씁니다.',
  examples: [
    { wrong: '비가 오는대 우산이 없다.', right: '비가 오는데 우산이 없다.' },
    { wrong: '시간은 있는대 돈이 없다.', right: '시간은 있는데 돈이 없다.' },
    { wrong: '아까 보니까 잘하던대.', right: '아까 보니까 잘하던데.' },
    { wrong: '영희가 다음 달에 결혼한데요.', right: '영희가 다음 달에 결혼한대요.' },
    { wrong: '누나 말로는 그 집 국수가 싸데.', right: '누나 말로는 그 집 국수가 싸대.' },
  ],
  silent: [
    '방이 꽤 깨끗한데요.',
    '동생은 벌써 먹는대.',
    '내일 비가 온대.',
    '있는 대로 가져와라.',
    '그 집 음식이 맛있대요.',
    '내가 가서 보니까 줄이 꽤 길데.',
    '직접 먹어 보니 생각보다 맵데.',
  ],
  find: all(
    byPattern(new RegExp(`(?<=${OPEN_STEM})는대(?=[요.,?!]|\\s|$)`), '는데'),
    byPattern(/던대(?=[요.,?!]|\s|$)/, '던데'),
    reported,
    // 왜 이렇게 많데?: a wondering question ends in -대
    byPattern(/(?<=(?<![가-힣])왜 (?:이렇게|이리|그렇게|그리) [가-힣 ]*[가-힣])데(?=요?\?)/, (m, line) =>
      morphemesIn(line, m.index, m.index + 1).some(({ form, tag }) => tag === 'EF' && form.endsWith('데')) &&
      !/[는은던]$/.test(line.text.slice(0, m.index))
        ? '대'
        : undefined,
    ),
    // 언니 말로는 맛있데: what was heard, not seen
    byPattern(/데(?=요?[.?!]*$)/, (m, line) =>
      HEARSAY.test(line.text.slice(0, m.index)) &&
      morphemesIn(line, m.index, m.index + 1).some(({ form, tag }) => tag === 'EF' && form === '데')
        ? '대'
        : undefined,
    ),
    byPattern(/(?<=[았었였했됐갔왔])데(?=요?[.?!]*$)/, (m, line) => {
      const word = wordAt(line, m.index);
      if (word && isWitnessed(line, word)) return undefined;
      return { begin: m.index, end: m.index + 1, replacement: '대', certainty: 'author' };
    }),
  ),
};
