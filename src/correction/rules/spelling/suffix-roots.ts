import type { LineView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';
import { wordRule } from '../../rule/word-rule.js';

const words = wordRule({
  id: 'suffix-roots',
  title: '접미사 앞의 원형',
  category: 'WORD',
  article: '한글 맞춤법 제19항',
  comment:
    '어간에 ‘-이, -음’이 붙은 말은 어간의 원형을 밝혀 적고(예: 걸음, 믿음, 살림살이), 그 밖의 모음으로 시작하는 접미사가 붙은 말은 소리대로 적습니다(예: 귀머거리, 마감, 무덤, 비로소).',
  examples: [
    { wrong: '나무 밑에 묻엄이 있다.', right: '나무 밑에 무덤이 있다.' },
    { wrong: '올해 일을 막암했다.', right: '올해 일을 마감했다.' },
    { wrong: '거름걸이가 느리다.', right: '걸음걸이가 느리다.' },
    { wrong: '그제야 비로서 뜻을 알았다.', right: '그제야 비로소 뜻을 알았다.' },
  ],
  silent: [
    '오뚝이처럼 일어섰다.',
    '깊이를 쟀다.',
    '귀머거리 행세를 했다.',
    '이것은 왕이 내린 비로서, 아주 낡았다.',
  ],
  nouns: `
    노피→높이,다드미→다듬이,거름마→걸음마,조름→졸음,문열이→무녀리,막애→마개,옭아미→올가미,엮끔→엮음,
    땀바지→땀받이,쇠부치→쇠붙이,미다지→미닫이,
    까마구→까마귀,뜯어귀→뜨더귀,막암→마감,빌엉뱅이→비렁뱅이,쓸에기→쓰레기,옭암이→올가미,죽엄→주검,귀먹거리→귀머거리,
    코길이→코끼리,굽돌이→굽도리,거름걸이→걸음걸이,우슴→웃음,어름장→얼음장,무끔→묶음,미듬→믿음,살림사리→살림살이,
    하루사리→하루살이,겨우사리→겨우살이,달마지→달맞이,해마지→해맞이,손잡히→손잡이,가슴아리→가슴앓이,배아리→배앓이,속아리→속앓이,
    품아시→품앗이,떠도리→떠돌이,귀먹어리→귀머거리,묻엄→무덤,줏엄→주검,까막위→까마귀,올감이→올가미,맞웅→마중`,
  whole: `
    비롯오→비로소,잦우→자주,돌오→도로,넘우→너무,밧투→바투,밭우→바투,짓구지→짓궂이,짓굳이→짓궂이,
    시럽시→실없이,실업시→실없이`,
});

export const rule: Rule = {
  ...words,
  find: all(
    words.find,
    byPattern(/(?<![가-힣])비로서(?![가-힣])/, (m, line) =>
      isModified(line, m.index) ? undefined : '비로소',
    ),
  ),
};

/** 왕이 내린 비로서: a monument, which the word before it speaks of. */
function isModified({ words }: LineView, at: number): boolean {
  const index = words.findIndex(({ begin }) => begin === at);
  return /^(?:ETM|MM|JKG)/.test(words[index - 1]?.morphemes.at(-1)?.tag ?? '');
}
