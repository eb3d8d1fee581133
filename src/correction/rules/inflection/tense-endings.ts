import { syllablesWith } from '../../../hangul/syllable.js';
import { isAdnominal } from '../../korean/adnominal.js';
import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

const L = syllablesWith(['ㄹ']);

/** Endings that begin with ㄹ sound tense but are written plain. */
export const rule: Rule = {
  id: 'tense-endings',
  title: '-ㄹ게/-ㄹ걸/-ㄹ수록',
  category: 'GRAMMER',
  article: '한글 맞춤법 제53항',
  comment:
    '‘-ㄹ게, -ㄹ걸, -ㄹ지, -ㄹ수록’ 같은 어미는 된소리로 나더라도 예사소리로 적습니다. 의문을 나타내는 ‘-ㄹ까, -ㄹ꼬’만 된소리로 적습니다.',
  reasons: [
    {
      of: /꺼.*→/,
      comment: '‘거’는 의존 명사 ‘것’을 구어적으로 이르는 말이므로 된소리로 나더라도 예사소리로 적습니다.',
      article: '',
    },
  ],
  examples: [
    { wrong: '이따가 전화할께요.', right: '이따가 전화할게요.' },
    { wrong: '이렇게 해도 될가요?', right: '이렇게 해도 될까요?' },
    { wrong: '조심하는 게 좋을껄.', right: '조심하는 게 좋을걸.' },
    { wrong: '갈쑤록 태산이다.', right: '갈수록 태산이다.' },
    { wrong: '내일은 비가 올 꺼야.', right: '내일은 비가 올 거야.' },
    { wrong: '이 공책은 제꺼입니다.', right: '이 공책은 제 거입니다.' },
    { wrong: '내 꺼는 어디에 두었니?', right: '내 거는 어디에 두었니?' },
    { wrong: '네 꺼 하나만 빌려줘.', right: '네 거 하나만 빌려줘.' },
    { wrong: '그건 내 꺼야.', right: '그건 내 거야.' },
  ],
  silent: [
    '어른들께 인사를 드렸다.',
    '같이 갈까?',
    '아들께 전해 주세요.',
    '먼저 갈게.',
    '불을 꺼 주세요.',
    '늦었으니 방에 불 꺼라.',
    '네 꺼 드릴게요.',
    '형 꺼 줘.',
    '누나 꺼도 돼?',
    '시계가 제꺼덕 소리를 냈다.',
    '우리 꺼병이가 걷는다.',
    '내가 내 손으로 불을 껐다.',
    '자기 전에 불을 꺼야 한다.',
    '할아버지가 껄껄 웃으셨다.',
    '맛은 좋은데 값은 글쎄...',
  ],
  find: all(
    byPattern(new RegExp(`(?<=${L})께(?=요?(?:[.,!?~…]|\\s|$)|요)`), (m, line) => {
      const particle = morphemesIn(line, m.index, m.index + 1).some(({ tag }) => tag === 'JKB');
      const before = line.text[m.index - 1];
      // 어른들께, 아들께: the honorific particle
      return particle ||
        ((before === '들' || before === '딸') && !/만들$|힘들$/.test(line.text.slice(0, m.index)))
        ? undefined
        : '게';
    }),
    byPattern(new RegExp(`(?<=${L})(?<!껄)껄(?=요?(?:[.,!?~…]|\\s|$))`), '걸'),
    byPattern(new RegExp(`(?<=${L})찌(?=라도|언정|니(?![가-힣])|도 모|\\s모르)`), '지'),
    byPattern(new RegExp(`(?<=${L})찌(?= (?:말지|안 |못 |어떨))`), '지'),
    byPattern(new RegExp(`(?<=${L})찌(?=어다|니라)`), '지'),
    byPattern(new RegExp(`(?<=${L})찐(?=대|저)`), '진'),
    byPattern(new RegExp(`(?<=${L})(?<!(?<![가-힣])글)쎄(?=라|[.!?])`), '세'),
    byPattern(new RegExp(`(?<=${L})꺼(?=나[.!?])`), '거'),
    // 내꺼, 누구 꺼: 것
    byPattern(
      /(?<=(?<![가-힣])(?:내|니|네|제|누구|우리|저희|남|엄마|아빠|언니|오빠|누나|형|동생|친구)) ?(꺼|껀|껄|께)(?=(?:야|예요|에요|입니다|이에요|지|다|라|네|는|도|가|를|만|니|냐|임|인|였|까지|보다|랑|하고)(?:[^가-힣]|[가-힣]{1,3}(?![가-힣]))|[^가-힣]|$)/,
      (m, line) => possessed(m, line),
    ),
    byPattern(/(?<=이올|아니올)씨(?=다)/, '시'),
    // -ㅂ니까, -리까, -ㄹ까: endings that ask
    byPattern(/(?<=[습합입갑옵]니|오리)가(?=\?|$)/, '까'),
    byPattern(
      /(?<=(?:언제|어디|무엇을|뭘|뭐|왜|어떻게|누가|몇 시에|같이|내가|내일) )([가-힣]{0,3}(?:할|갈|올|볼|먹을|될|살|줄))가(?=\?)/,
      '$1까',
    ),
    // 될가요?: behind what can only be a verb
    byPattern(/(?<=(?<![가-힣])[가-힣]{0,4}(?:을|할|될|일|줄|볼|걸))가(?=요\?)/, (m, line) =>
      isAdnominal(line.lexicon, /[가-힣]+$/.exec(line.text.slice(0, m.index))![0]) ||
      line.text[m.index - 1] === '걸'
        ? '까'
        : undefined,
    ),
    byPattern(new RegExp(`(?<=${L})쑤록`), '수록'),
    // endings that ask are written tense
    byPattern(new RegExp(`(?<=${L})소(?=냐(?:[.?!]|$))`), '쏘'),
    byPattern(/(?<=(?:할|갈|올|볼|살|먹을|어쩔|어이할|누구일|무엇일))고(?=\?)/, '꼬'),
    byPattern(
      new RegExp(
        `(?<=${L} ?)꺼(?=야|니[?. ]|냐[?. ]|에요|예요|다(?![가-힣])|라|니까|면|임|고(?= |$)|지(?= |$|\\?)|같| 같|란|든|는(?= ))`,
      ),
      (m, line) =>
        // 불을 꺼야 한다, 불 꺼라: an object and its verb
        /불 $/.test(line.text.slice(0, m.index)) ||
        line.words.some(({ end, morphemes }) => end === m.index - 1 && morphemes.at(-1)?.tag === 'JKO')
          ? undefined
          : '거',
    ),
  ),
};

const THINGS: Record<string, string> = { 꺼: '거', 껀: '건', 껄: '걸', 께: '게' };

/** 내 꺼, 네 꺼 어디: nothing but a noun follows 내, while 네 may be an answer; and 는, 를 and 가 follow no verb. */
function isOwned(before: string, rest: string): boolean {
  if (/^(?:는|를|가|만|하고)(?![가-힣])/.test(rest)) return true;
  if (/(?<![가-힣])(?:내|제|니|누구)$/.test(before)) return /^(?:도(?![가-힣])|[^가-힣]|$)/.test(rest);
  return (
    /(?<![가-힣])네$/.test(before) && /^ (?!주|줘|줬|드|버|놓|놔|두|둬|봐|보|달|져|지)[가-힣]/.test(rest)
  );
}

/** 엄마 꺼 줘, 우리 껄껄: a verb, a sound; and 제께, 누구께 may be the honorific particle. */
function possessed(match: RegExpExecArray, { text }: LineView): string | undefined {
  const [whole, form] = match as unknown as [string, string];
  const rest = text.slice(match.index + whole.length);
  if (form === '께' && !/^(?:야|네|지)/.test(rest)) return undefined;
  // 불 꺼라, 형 꺼 줘
  if (
    form === '꺼' &&
    whole[0] === ' ' &&
    !isOwned(text.slice(0, match.index), rest) &&
    !/^(?:야|예요|에요|입니다|이에요|지[.?! ]|다[.! ]|랑|였|보다|까지|임|인)/.test(rest)
  )
    return undefined;
  return ` ${THINGS[form]}`;
}
