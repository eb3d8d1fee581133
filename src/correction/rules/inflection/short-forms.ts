import { byPattern } from '../../rule/by-pattern.js';
import { byStems } from '../../rule/by-stems.js';
import { byBeginnings, byStretches, table } from '../../rule/by-table.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';
import { stemPairs } from '../../rule/stem-forms.js';
import { isVerbForm } from '../../typos/verb-form.js';

const STEMS = stemPairs(`
    쳐하다→처하다,건들이다→건드리다,으시대다→으스대다,쳐넣다→처넣다`);

/** 갖다, 딛다, 건들다 take no vowel endings; 쳐, 져, 셔 are contracted from ㅣ + 어. */
export const rule: Rule = {
  id: 'short-forms',
  title: '준말의 활용',
  category: 'GRAMMER',
  article: '표준어 사정 원칙 제16항',
  comment:
    '모음으로 시작하는 어미는 준말에 붙이지 않고 본말에 붙입니다(예: 갖다-가져, 딛다-디뎌, 건들다-건드려).',
  reasons: [
    { of: /→.*얻다/, comment: '‘어디에다’가 줄어든 말은 ‘얻다’입니다.', article: '' },
    {
      of: /→.*봐/,
      comment: '‘보-’에 ‘-아’가 어울려 줄면 ‘봐’로 적습니다.',
      article: '한글 맞춤법 제35항',
    },
    {
      of: /→.*(?:쳐|져|쪄)/,
      comment: '‘ㅣ’ 뒤에 ‘-어’가 와서 줄면 ‘ㅕ’로 적습니다(예: 치어-쳐, 가지어-가져).',
      article: '한글 맞춤법 제36항',
    },
  ],
  examples: [
    { wrong: '함께 시간을 갖을 예정이다.', right: '함께 시간을 가질 예정이다.' },
    { wrong: '첫발을 내딛었다.', right: '첫발을 내디뎠다.' },
    { wrong: '먼 하늘을 처다보았다.', right: '먼 하늘을 쳐다보았다.' },
    { wrong: '모르면 누나한테 물어바.', right: '모르면 누나한테 물어봐.' },
    { wrong: '어따 대고 큰소리냐?', right: '얻다 대고 큰소리냐?' },
  ],
  silent: [
    '꿈을 갖고 살자.',
    '발을 딛고 섰다.',
    '물건을 처박아 두었다.',
    '위기에 처했다.',
    '마음을 고쳐먹었다.',
    '화면을 캡쳐해 올렸다.',
    '어디가 편찮으시대?',
    '어따, 오늘 참 덥다.',
  ],
  stems: STEMS,
  find: all(
    byStems(STEMS),
    byBeginnings(
      table(
        `
    건들어→건드려,건들었→건드렸,건들렸→건드렸,쳐박→처박,쳐먹→처먹`,
      ),
    ),
    byStretches(
      table(
        '갖을→가질,갖아→가져,갖았→가졌,갖어→가져,갖었→가졌,갖으→가지,갖이고→가지고,엇저녁→엊저녁,엇그제→엊그제,다넜→다녔,버팄→버텼,가저와→가져와,가저가→가져가,가저온→가져온,내딛어→내디뎌,내딛었→내디뎠,내딛은→내디딘,내딛을→내디딜,처다보→쳐다보,처다봤→쳐다봤,처다봐→쳐다봐,가르켜서→가리켜서,삐치어→삐쳐,가르켜서→가리켜서',
      ),
    ),
    byPattern(/(?<=위기에|위험에|처지에|상황에) 쳐한/, ' 처한'),
    byPattern(
      /(?<![가-힣])딛(은|었|어|을)(?=[가-힣 ])/,
      (m) => ({ 은: '디딘', 었: '디뎠', 어: '디뎌', 을: '디딜' })[m[1]!],
    ),
    // 어따 대고: 어디에다, shortened; 어따 by itself is a cry
    byPattern(
      /(?<![가-힣])(?:어따|어다|얻따)(?= ?(?:대고|대다가|쓰려고|써먹|두고 왔|놓고 왔|팔아먹))/,
      '얻다',
    ),
    // 물어바, 먹어 바: nothing but 봐 follows -어 at the end of a sentence
    byPattern(/(?<=[가-힣][아어]|(?<![가-힣])[가-힣]*해)( ?)바(?=요?[.!?~]*$|요?[.!?~] )/, (m, line) => {
      const verb = /[가-힣]+$/.exec(line.text.slice(0, m.index))![0];
      if (line.lexicon.isHeadword(`${verb}바`, /^N/) || line.lexicon.isHeadword(verb, /^NN/))
        return undefined;
      return isVerbForm(verb, line.lexicon) ? `${m[1]}봐` : undefined;
    }),
    // 차에 치이다, not 치다
    byPattern(/(?<=(?:차|자동차|트럭|버스|오토바이|택시)에 )치(?:었|어)(?=[가-힣 ])/, (m) =>
      m[0] === '치었' ? '치였' : '치여',
    ),
    byPattern(/(?<=[가-힣])셧/, '셨'),
    byPattern(/(?<=[가-힣])졋/, '졌'),
  ),
};
