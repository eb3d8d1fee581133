import { morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { bySpellings, changed } from '../../rule/dictionary-spelling.js';
import type { Rule } from '../../rule/rule.js';
import { wordRule } from '../../rule/word-rule.js';

const words = wordRule({
  id: 'palatalization',
  title: '구개음화',
  category: 'WORD',
  article: '한글 맞춤법 제6항',
  comment: '‘ㄷ, ㅌ’ 받침 뒤에 ‘-이’나 ‘-히’가 올 때는 ‘ㅈ, ㅊ’으로 소리 나더라도 ‘ㄷ, ㅌ’으로 적습니다.',
  examples: [
    { wrong: '구지 그럴 필요는 없다.', right: '굳이 그럴 필요는 없다.' },
    { wrong: '나는 집에서 마지고 동생이 둘이다.', right: '나는 집에서 맏이고 동생이 둘이다.' },
  ],
  silent: ['굳이 갈 일은 아니다.', '가치 있는 일이다.', '해돋이를 보았다.'],
  nouns: `
    해도지→해돋이,등바지→등받이,물바지→물받이,쇠부치→쇠붙이,피부치→피붙이,살부치→살붙이,금부치→금붙이,겨레부치→겨레붙이,턱바지→턱받이,총알바지→총알받이,벼훌치→벼훑이,미다지→미닫이,여다지→여닫이,땀바지→땀받이,가을거지→가을걷이`,
  stems: `
    붙히다→붙이다`,
  beginnings: `
    무쳐 있→묻혀 있,할치→핥이,훌치→훑이,구친→굳힌,구쳐→굳혀,구쳤→굳혔,구치기→굳히기`,
  whole: `
    낱나치→낱낱이,샅사치→샅샅이,밭치→밭이,
    마지고→맏이고,끄치→끝이,끄튼→끝은,궂이→굳이`,
});

/** 구지 by itself may be spoken of as a word. */
const guji = byPattern(/(?<![가-힣‘'“"])구지(?= [가-힣])/, (m, line) =>
  // 구지 데루요시: a name
  morphemesIn(line, m.index + 3, m.index + 5).some(({ tag }) => tag === 'NNP') ? undefined : '굳이',
);
/** 파치 is a damaged good as well. */
const red = byPattern(/(?<=(?:빵|떡|죽|빙수)에 (?:[가-힣]+ )?)파치(?= )/, '팥이');
const maji = byPattern(/(?<=(?:집안의|집에서|형제 중|남매의|남매 중) )마지(?=[로가는다이인]|예|$| )/, '맏이');

/** 미다지 for 미닫이: what the list does not have the dictionary knows. */
const nouns = bySpellings((noun) =>
  changed(noun, (at, next) => {
    if (next?.nucleus !== 'ㅣ' || at.coda !== '' || !/[ㅈㅊ]/.test(next.onset)) return [];
    const coda = next.onset === 'ㅈ' ? 'ㄷ' : 'ㅌ';
    return [
      [
        { ...at, coda },
        { ...next, onset: 'ㅇ' },
      ],
    ];
  }),
);

export const rule: Rule = { ...words, find: all(words.find, guji, maji, red, nouns) };
