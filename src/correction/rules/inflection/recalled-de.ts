import { isWitnessed } from '../../korean/witnessed.js';
import { type LineView, morphemesIn, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
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

/** What makes of a verb in -ㄴ데 something heard: it is denied, or is to come, or somebody does it. */
const NEWS =
  /(?:^|\s)(?:못|안|곧|이제|내일|모레|오늘|글피|이따가?|(?:다음|이번|담|다다음) ?(?:달|주|해|학기|주말)(?:에|까지|까지만|부터)?|내년|[가-힣]+(?:[이가]|네|님|까지만?|부터))$/;
/** 온 데 있다, 간 데로: a place. */
const PLACE = /^ (?:가(?![가-힣]{3})|갔|가서|있|없|또|마다|모여|찾아|따라)/;
const FIRST_PERSON = /(?<![가-힣])(?:내가|제가|나는|저는|난|전|나도|저도|우리가?)(?![가-힣])/;

/** 못 온데 갑자기 일이 생겼대: the same in the middle of chat without marks, where the verb is news. */
function reportedInPassing(line: LineView): Finding[] {
  if (!/데(?:요? |$)/.test(line.text)) return [];
  const out: Finding[] = [];
  for (const { index, begin, end, surface, morphemes } of line.words) {
    if (!/[가-힣]데요?$/.test(surface) || line.text[end] !== ' ') continue;
    const at = morphemes.findIndex(({ tag }) => /^(?:V[VAX]|XS[VA])$/.test(tag));
    const stem = morphemes[at];
    const endings = morphemes
      .slice(at + 1)
      .filter(({ form }) => form !== '요')
      .map(({ form }) => form)
      .join('+');
    if (!stem || !/^(?:VV|XSV)$/.test(stem.tag) || stem.form === '그러') continue;
    if (morphemes.some(({ outOfVocab }) => outOfVocab === 'OUT_OF_VOCAB') || PLACE.test(line.text.slice(end)))
      continue;
    const before = line.text.slice(line.words[Math.max(0, index - 3)]!.begin, begin).trimEnd();
    const words = line.words.slice(Math.max(0, index - 3), index).map((word) => word.surface);
    const isNews = words.some((word, i) => NEWS.test(words.slice(0, i + 1).join(' ')) || NEWS.test(word));
    if (!isNews || FIRST_PERSON.test(before) || isWitnessed(line, line.words[index]!)) continue;
    if (!/^(?:ㄴ데|ㄴ\+데|[았었였]\+데)$/.test(endings)) continue;
    const place = begin + surface.lastIndexOf('데');
    // With the syllable before it, so that nobody parts the two (도착한 데).
    out.push({ begin: place - 1, end: place + 1, replacement: `${line.text[place - 1]}대` });
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
    {
      wrong: '언니는 오늘 못 온데 갑자기 일이 생겼나 봐.',
      right: '언니는 오늘 못 온대 갑자기 일이 생겼나 봐.',
    },
    { wrong: '동생은 내일 이사 간데 도와주러 가자.', right: '동생은 내일 이사 간대 도와주러 가자.' },
    { wrong: '사촌 형이 결혼했데 다음 주에 집들이래.', right: '사촌 형이 결혼했대 다음 주에 집들이래.' },
  ],
  silent: [
    '방이 꽤 깨끗한데요.',
    '동생은 벌써 먹는대.',
    '내일 비가 온대.',
    '있는 대로 가져와라.',
    '그 집 음식이 맛있대요.',
    '내가 가서 보니까 줄이 꽤 길데.',
    '직접 먹어 보니 생각보다 맵데.',
    '비가 오는데 우산이 없다.',
    '그가 도착한 데 가 보았다.',
    '아까 가 보니까 친구가 벌써 왔데 참 빠르더라.',
    '사람들이 조용한데 왜 그러지?',
  ],
  find: all(
    byPattern(new RegExp(`(?<=${OPEN_STEM})는대(?=[요.,?!]|\\s|$)`), '는데'),
    byPattern(/던대(?=[요.,?!]|\s|$)/, '던데'),
    reported,
    likely(reportedInPassing),
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
