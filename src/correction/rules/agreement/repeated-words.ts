import type { Morpheme } from '../../../analysis/types.js';
import { lastCoda } from '../../../hangul/syllable.js';
import { EVERYDAY, SEEN } from '../../korean/commonness.js';
import { type LineView, morphemesIn, type WordView, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** What ties a noun to the next word, and what begins a sentence: nobody says it twice to stress it. */
const TIES =
  /^(?:비해|비하여|대해|대하여|대해서|대한|인해|인하여|위해|위하여|위해서|위한|통해|통하여|통해서|통한|의해|의하여|의한|관해|관하여|관한|따른|따르면|그래서|따라서|그러므로|또한|아울러|및|또는|혹은)$/;
/** Particles whose noun is not taken up again by itself; 사람이 사람이 아니다 and 산은 산은 do. */
const CASES = /^(?:을|를|에서|에게|에게서|한테|께|으로|로|의|와|과|부터|까지|에)$/;
const TOPIC = /^(?:은|는)$/;
/** 달려라 달려라, 강물을 강물을: a cry or a verse. */
const CRIED = /[!?…~]/;
/** 모양은 모양은 같은데: granted, and something else comes. */
const GRANTED = /(?:[은는한인]데|지만|으나|건만)(?:[,.]|$)/;

/** Particles that no noun has two of; what may end a noun as well (평가가, 만족도도) is not among them. */
const DOUBLED =
  /(?<=[가-힣])(에에|이이|는은|은는|을를|를을|에서에서|에게에게|까지까지|부터부터|으로으로|께서께서|한테한테)(?![가-힣])/;

/** 제품은 제품은: what was written twice while a sentence was changed. */
export const rule: Rule = {
  id: 'repeated-words',
  before: ['josa-shape'],
  title: '되풀이된 말',
  category: 'TYPO',
  article: '',
  comment: '같은 말이나 글자, 같은 구실을 하는 조사가 잇달아 두 번 쓰였습니다. 하나만 남깁니다.',
  certainty: 'likely',
  examples: [
    { wrong: '지난해에 비해 비해 비가 많이 왔다.', right: '지난해에 비해 비가 많이 왔다.' },
    { wrong: '저희 식당은 식당은 월요일에 쉽니다.', right: '저희 식당은 월요일에 쉽니다.' },
    { wrong: '길이 막혔다. 그래서 그래서 늦었다.', right: '길이 막혔다. 그래서 늦었다.' },
    { wrong: '도와주신 분들께 감사를 를 전합니다.', right: '도와주신 분들께 감사를 전합니다.' },
    { wrong: '이 방법은은 아주 쉽다.', right: '이 방법은 아주 쉽다.' },
    { wrong: '버스는 정류장에에 섰다.', right: '버스는 정류장에 섰다.' },
    { wrong: '강아지는은 마당에서 잔다.', right: '강아지는 마당에서 잔다.' },
    { wrong: '아직 출발하하지 않았다.', right: '아직 출발하지 않았다.' },
    { wrong: '회의는 세 시에 있습니다다.', right: '회의는 세 시에 있습니다.' },
    { wrong: '교장 선생님이가 말씀하셨다.', right: '교장 선생님이 말씀하셨다.' },
    { wrong: '갑자기 눈물이가 났다.', right: '갑자기 눈물이가 났다.', asks: '갑자기 눈물이 났다.' },
    { wrong: '서류를 서류를 모두 제출했다.', right: '서류를 모두 제출했다.' },
  ],
  silent: [
    '아주 아주 먼 나라에 갔다.',
    '네 네 알겠습니다.',
    '사람이 사람이 아니다.',
    '산은 산은 높고 물은 물은 깊다.',
    '나는 나는 자라서 꽃이 될 테야.',
    '그 옷은 옷은 예쁜데 비싸다.',
    '가도 가도 끝이 없다.',
    '“그래서? 그래서 어떻게 됐어?”',
    '임을 임을 그리며 울었네!',
    '한 걸음 한 걸음 나아갔다.',
    '집으로 집으로 돌아갔다.',
    '호랑이가 나타났다.',
    '작은 마을을 지나 가을을 맞았다.',
    '다은은 웃고 지은은 울었다.',
    '개똥이가 왔다.',
    '벨기에에 다녀왔다.',
    '폐하하고 신하하고 길을 나섰다.',
    '모두 하하하고 웃었다.',
  ],
  find: all(
    byPattern(/(?<![가-힣\d])([가-힣]{1,8}) \1(?= [가-힣\d])/, (m, line) => {
      const first = wordAt(line, m.index);
      const second = wordAt(line, m.index + m[1]!.length + 1);
      if (!first || !second || first.surface !== m[1] || second.surface !== m[1]) return undefined;
      return isSlip(line, first, second) ? without(m) : undefined;
    }),
    // 감사를 를: the particle once more, by itself
    byPattern(
      /(?<=[가-힣](을|를|는|에서|에게|까지|부터|으로)) \1(?= [가-힣])|(?<=[가-힣]들은) 은(?= [가-힣])/,
      (m, line) => (/^J/.test(morphemesIn(line, m.index - 1, m.index).at(-1)?.tag ?? '') ? '' : undefined),
    ),
    byPattern(/(?<=[가-힣])(님|들|것|사람|학생)이가(?![가-힣])/, '$1이'),
    // 방법은은: behind a noun that everybody knows; 마을을, 다은은 have the first one as their own
    byPattern(/(?<=[가-힣]{2})(을을|를를|은은|는는)(?![가-힣])/, (m, line) => {
      const [noun] = morphemesIn(line, wordAt(line, m.index)?.begin ?? m.index, m.index);
      if (noun?.tag !== 'NNG' || noun.end !== m.index || noun.form.length < 2) return undefined;
      return line.lexicon.frequencyOf(noun.form, 'NNG') > EVERYDAY ? m[0][0] : undefined;
    }),
    byPattern(DOUBLED, particleTwice),
    // 도착하하지, 진행했했다: nouns that make verbs
    byPattern(
      /(?<=[가-힣]{2})(하하(?=[고지는며면기게여였니려던])|되되(?=[고지는며면기게어었니려던])|했했|됐됐)/,
      (m, line) => (isVerbalNoun(line, m.index) ? m[0][0] : undefined),
    ),
    byPattern(/(?<=습니|[합입됩갑옵십]니|[가-힣][았었였했겠])다다(?=[.!?]|$)/, '다'),
    byPattern(/(?<=습니|[합입됩갑옵십]니)까까(?=[.!?]|$)/, '까'),
    // 눈물이가: of nouns people make names for children
    byPattern(/(?<![가-힣])([가-힣]{2,4})이가(?![가-힣])/, (m, { lexicon }) => {
      const noun = m[1]!;
      if (lastCoda(noun) === '' || lexicon.frequencyOf(noun, 'NNG') < EVERYDAY) return undefined;
      if (lexicon.tagsOf(`${noun}이`).some(({ tag }) => tag[0] === 'N')) return undefined;
      return { begin: m.index, end: m.index + m[0].length, replacement: `${noun}이`, certainty: 'author' };
    }),
  ),
};

/** 구청이이: behind a noun that everybody knows; 벨기에에 and 길이이 have the first one as their own. */
function particleTwice({ 0: both, index }: RegExpExecArray, line: LineView): string | undefined {
  const before = /[가-힣]+$/.exec(line.text.slice(0, index))![0];
  const closed = lastCoda(before) !== '';
  if (before.length < 2 && both !== '에에') return undefined;
  if (both === '이이' && !closed) return undefined;
  const noun = before.replace(/(?<=..)[님들]$/, '');
  if (line.lexicon.frequencyOf(noun, /^N/) < EVERYDAY) return undefined;
  if (line.lexicon.frequencyOf(before + both[0], /^N/) > (both === '에에' ? SEEN : -1)) return undefined;
  if (/[은을]/.test(both)) return [...both].find((one) => '은을'.includes(one) === closed);
  return both.slice(both.length / 2);
}

/** 도착 of 도착하하지; 폐하하고 has a noun before 하고. */
function isVerbalNoun(line: LineView, at: number): boolean {
  const before = /[가-힣]+$/.exec(line.text.slice(0, at))![0];
  if (line.lexicon.frequencyOf(before, 'NNG') < EVERYDAY) return false;
  return !line.lexicon.tagsOf(before + line.text[at]).some(({ tag }) => tag[0] === 'N');
}

/** Goes with the space before it. */
function without({ index, 1: word }: RegExpExecArray): Finding {
  const begin = index + word!.length;
  return { begin, end: begin + word!.length + 1, replacement: '' };
}

function isSlip(line: LineView, first: WordView, second: WordView): boolean {
  if (CRIED.test(line.text)) return false;
  if (TIES.test(first.surface)) return true;
  const noun = first.morphemes.at(-2);
  const particle = first.morphemes.at(-1);
  if (!isPlainNoun(noun) || particle?.tag[0] !== 'J' || isRhythm(line, second)) return false;
  if (TOPIC.test(particle.form)) return isModified(line, first) && !GRANTED.test(after(line, second));
  return CASES.test(particle.form) && !isGoal(particle);
}

/** 집으로 집으로, 앞으로 앞으로: on and on. */
function isGoal({ form, tag }: Morpheme): boolean {
  return tag === 'JKB' && /^(?:으로|로|에)$/.test(form);
}

function isPlainNoun(noun: Morpheme | undefined): boolean {
  return noun?.tag === 'NNG' && noun.form.length > 1;
}

/** 본 제품은, 우리 회사는: what stands before it belongs to the noun. */
function isModified({ words }: LineView, { index }: WordView): boolean {
  const before = words[index - 1]?.morphemes;
  return /^(?:MM.?|ETM|JKG|NP|NN[GP])$/.test(before?.at(-1)?.tag ?? '') && before?.[0]?.form !== '그';
}

/** 강물을 강물을 따라 따라: said twice again. */
function isRhythm({ words }: LineView, { index }: WordView): boolean {
  const rest = words.slice(index + 1, index + 6);
  return rest.some(({ surface }, i) => surface === rest[i + 1]?.surface);
}

function after({ words }: LineView, { index }: WordView): string {
  return words[index + 1]?.surface ?? '';
}
