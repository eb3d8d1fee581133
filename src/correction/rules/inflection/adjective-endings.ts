import { lastCoda } from '../../../hangul/syllable.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import { SELDOM, USED } from '../../korean/commonness.js';
import { inflect } from '../../korean/inflect.js';
import type { WordView } from '../../line/line-view.js';
import { byWords } from '../../rule/by-words.js';
import { likely } from '../../rule/likely.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Endings of verbs, with what each is behind an adjective. */
const OF_VERBS = /^([가-힣]+?)(는다(?=고|는|면|며|니|$)|는데|는지|는)/;

/** 예쁘는 꽃, 없는다, 모르는다, 재미있은, 잡으는: the ending belongs to the other kind of word, or to another end of the stem. */
export const rule: Rule = {
  id: 'adjective-endings',
  title: '형용사와 동사의 어미',
  category: 'GRAMMER',
  article: '',
  comment:
    '형용사에는 ‘-ㄴ/은, -다, -ㄴ데’를, 동사에는 ‘-는, -ㄴ다/는다, -는데’를 붙입니다. 형용사이면서 ‘-는’을 붙이는 말도 있습니다(예: 있다, 없다, 재미있다).',
  examples: [
    { wrong: '동생에게 예쁘는 꽃을 주었다.', right: '동생에게 예쁜 꽃을 주었다.' },
    { wrong: '눈이 좋는 사람이 찾았다.', right: '눈이 좋은 사람이 찾았다.' },
    { wrong: '나는 그 이름을 모르는다.', right: '나는 그 이름을 모른다.' },
    { wrong: '어제 재미있은 책을 읽었다.', right: '어제 재미있는 책을 읽었다.' },
    { wrong: '물고기를 잡으는 방법을 배웠다.', right: '물고기를 잡는 방법을 배웠다.' },
  ],
  silent: [
    '재미있는 책이 없는 방이다.',
    '나무가 잘 크는 땅이다.',
    '힘을 모으는 일이 먼저다.',
    '그는 길을 아는 사람이다.',
    '날이 밝는 대로 떠난다.',
    '회의가 있은 뒤에 만났다.',
    '그 시는 아름답다.',
    '그림을 그리는 사람이 왔다.',
  ],
  find: likely(byWords(/는|은/, inWord)),
};

function inWord({ lexicon }: { lexicon: Lexicon }, word: WordView): Finding | undefined {
  const run = /^[가-힣]+/.exec(word.surface)?.[0] ?? '';
  const found = ofVerb(lexicon, run, word) ?? existing(lexicon, run) ?? doubled(lexicon, run);
  return found && { begin: word.begin, end: word.begin + found.written, replacement: found.right };
}

interface Found {
  /** So many syllables of the word are written anew. */
  written: number;
  right: string;
}

function ofVerb(lexicon: Lexicon, run: string, word: WordView): Found | undefined {
  const [written, form, ending] = OF_VERBS.exec(run) ?? [];
  if (!written || !form || !ending) return undefined;
  const rest = run.slice(written.length);
  if (ending === '는' && rest !== '') return undefined;
  const isPlain = ending === '는다';
  if (isAdjective(lexicon, form, word) && (isPlain || !/[있없]$/.test(form))) {
    const stem = { form, tag: 'VA', before: '' } as const;
    const right = isPlain ? inflect(stem, '다') : inflect(stem, 'ㄴ') + ending.slice(1);
    return { written: written.length, right };
  }
  // 모르는다: behind a vowel it is ㄴ다
  if (!isPlain || lastCoda(form) !== '' || lexicon.headwordFrequency(form, 'VV') <= SELDOM) return undefined;
  return { written: written.length, right: inflect({ form, tag: 'VV', before: '' }, 'ㄴ다') };
}

/** So much rarer, in nats, a verb is none that is meant: 좋다 is listed as one. */
const HARDLY = 6;

/** Only an adjective, and one that people use: 크다 and 밝다 are verbs, too. */
function isAdjective(lexicon: Lexicon, form: string, { morphemes }: WordView): boolean {
  // 시는, 구리는: a noun and its particle; 오지는 않나: 오다
  if (form.endsWith('지') || lexicon.frequencyOf(form, /^N/) > SELDOM) return false;
  const used = lexicon.headwordFrequency(form, 'VA');
  // 행복하는: what is made with 하다 was not counted, but read as an adjective; 감사하는 is not
  if (form.endsWith('하') && used >= 0 && used <= USED) return morphemes.some(({ tag }) => tag === 'XSA');
  const verb = lexicon.headwordFrequency(form, 'VV');
  return used > USED && (verb <= SELDOM || used - verb > HARDLY);
}

/** 재미있은, 맛없은; 회의가 있은 뒤 is right. */
function existing(lexicon: Lexicon, run: string): Found | undefined {
  const stem = /^([가-힣]+[있없])은$/.exec(run)?.[1];
  if (!stem || lexicon.headwordFrequency(stem, 'VA') <= SELDOM) return undefined;
  return { written: run.length, right: `${stem}는` };
}

/** 잡으는, 썰으는; 모으는 has a stem that ends so. */
function doubled(lexicon: Lexicon, run: string): Found | undefined {
  const form = /^([가-힣]+)으는$/.exec(run)?.[1];
  if (!form || lastCoda(form) === '' || lexicon.lookup(`${form}으`, 'VV') >= 0) return undefined;
  if (lexicon.headwordFrequency(form, 'VV') <= SELDOM) return undefined;
  return { written: run.length, right: inflect({ form, tag: 'VV', before: '' }, '는') };
}
