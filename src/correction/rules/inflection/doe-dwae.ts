import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** 되 + 어 is 돼; before a consonant ending only 되 stands. */
const DOE_FORMS: Readonly<Record<string, string>> = { 됀: '된', 됄: '될', 됌: '됨', 됍: '됩' };

export const rule: Rule = {
  id: 'doe-dwae',
  title: '되/돼',
  category: 'GRAMMER',
  article: '한글 맞춤법 제35항 [붙임 2]',
  comment:
    '‘돼’는 ‘되’에 ‘-어’가 붙어 줄어든 말입니다. ‘-어’를 넣어 풀어 쓸 수 있으면 ‘돼’, 그렇지 않으면 ‘되’로 적습니다.',
  reasons: [
    {
      of: /→.*봬/,
      comment:
        '‘봬’는 ‘뵈’에 ‘-어’가 붙어 줄어든 말입니다. 어간 ‘뵈-’에는 ‘요’나 ‘-서’가 바로 붙을 수 없습니다.',
    },
    {
      of: /→.*[쇘쬈쐤괬뇄]/,
      comment: '‘ㅚ’ 뒤에 ‘-었-’이 어울려 줄면 ‘ㅙ’에 ‘ㅆ’을 받쳐 적습니다(예: 됐다, 뵀다, 쇘다).',
    },
    { of: /→.*괘/, comment: '‘ㅚ’ 뒤에 ‘-어’가 어울려 줄면 ‘ㅙ’로 적습니다(예: 돼, 봬, 괘).' },
  ],
  examples: [
    { wrong: '이제 집에 가도 되요.', right: '이제 집에 가도 돼요.' },
    { wrong: '그 일은 다 됬다고 들었어.', right: '그 일은 다 됐다고 들었어.' },
    { wrong: '그것은 큰 문제가 됄 수 있다.', right: '그것은 큰 문제가 될 수 있다.' },
    { wrong: '어른이 돼면 알게 될 거야.', right: '어른이 되면 알게 될 거야.' },
    { wrong: '늦으면 안 되.', right: '늦으면 안 돼.' },
    { wrong: '거짓말은 하면 안 돼지 혼나려고.', right: '거짓말은 하면 안 되지 혼나려고.' },
    { wrong: '벌써 일이 그렇게 되버렸다.', right: '벌써 일이 그렇게 돼 버렸다.' },
    { wrong: '그 값은 표에 포함되있다.', right: '그 값은 표에 포함돼 있다.' },
    { wrong: '어른이 되보니 알겠다.', right: '어른이 돼 보니 알겠다.' },
    { wrong: '내일 학교에서 뵈요.', right: '내일 학교에서 봬요.' },
  ],
  silent: [
    '돼지가 우리에서 꿀꿀거린다.',
    '우리에 갇힌 돼지만 해도 열 마리다.',
    '그렇게 먹으면 돼지 같다.',
    '성인이 말씀하시되 배우라 하셨다.',
    '스승이 가로되.',
    '되도록 일찍 오세요.',
    '그렇게 되라고 빌었다.',
    '의사가 되어 돌아왔다.',
    '일이 잘되지 않아 걱정이다.',
  ],
  find: all(
    byPattern(
      /되(?=요(?![가-힣])|서(?![가-힣])|서[는도만요]|야(?![가-힣])|야[만지하겠]|도(?![가-힣록])(?! 않))/,
      '돼',
    ),
    byPattern(/됬/, '됐'),
    byPattern(/쇴/, '쇘'),
    byPattern(/쬤/, '쬈'),
    byPattern(/(?<=턱을 )괴(?=서)/, '괘'),
    byPattern(/(?<=(?:그래도|해도|가도|와도|먹어도|써도|봐도|이러면|그러면 안|해도 안) )돼(?=지[?!.])/, '되'),
    // 되버렸다, 포함되있다, 되보니: an auxiliary goes with -어
    byPattern(/되(?= ?버[리려렸린릴]|있[가-힣]|보니|보면|보고 싶|봤|봐[야라도서])/, '돼'),
    // 되- before a consonant of the ending: no form of the word is written with 돼 there
    byPattern(/[됀됄됌됍]/, (m) => DOE_FORMS[m[0]]),
    byPattern(/(?<=[안가이게도로록야] ?)(?<!가로)되(?=[.!?…~]*$|[.!?][ "”’')*])/, '돼'),
    // 시간되?, 이거 되?: asked of somebody, and no measure of grain
    byPattern(/(?<=[가-힣] ?)(?<!(?<![가-힣])[한두세네몇서석닷] ?)(?<!가로)되(?=\?)/, '돼'),
    byPattern(
      /돼(?=고|면|는(?![데])|는데|니|게|기|던|든|며|므로|죠|네|려|겠|어|었|자(?!마자)|거나|느|냐|지만|나 |나요|나\?|ㄹ)/,
      unlessPig,
    ),
    byPattern(/(?<=(?:안|가|이|게|도|은|는) )돼(?=지[요는도]?(?: 않| 못| 마|[.!?]))/, unlessPig),
    // 그러면 안돼지, 하면 돼지 뭐; behind 안 no noun can stand
    byPattern(/(?<=면 안 ?)돼(?=지(?:요|만)?(?![가-힣]))/, '되'),
    byPattern(/(?<=(?:면|아도|어도|해도|(?<![가-힣])안) ?)돼(?=지(?:요|만)?(?![가-힣]))/, unlessPig),
    byPattern(/(?<![가-힣])뵈(?=요|서(?![가-힣]))|(?<=[가-힣] )뵈(?=요)/, '봬'),
    byPattern(/뵜/, '뵀'),
  ),
};

/** 우리에 갇힌 돼지만, 살찐 돼지. */
function unlessPig(m: RegExpExecArray, line: LineView): string | undefined {
  return morphemesIn(line, m.index, m.index + 1).some(({ form }) => form === '돼지') ? undefined : '되';
}
