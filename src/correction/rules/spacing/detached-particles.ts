import type { LineView, WordView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Eojeols that are particles and nothing else, whatever the model thinks of them. */
const ALWAYS =
  /^(?:조차(?:도)?|처럼(?:만|은|도)?|커녕|(?:은|는)커녕|깨나|마다(?:의|에)?|까지(?:도|는|만|의|라도)?|부터(?:는|가|의|라도)?|(?:에서|로|으로)부터(?:는|의)?|서부터|치고(?:는|도)|께서(?:는|도)?|에게(?:는|도|서)?|한테(?:는|도|서)?|(?:이)?야말로|(?:이)?나마|만이라도|이?라도|이?든지|이?라든[가지]|이?라곤|에다가|에서(?:는|도|만)|에서처럼)[.,?!]*$/;
/** Behind letters, figures and signs these are nothing else, though they look like words behind a noun (은, 의, 에). */
const BEHIND_SIGNS = /^(?:[은는을를의에와]|으로|에는|에도|으로는|으로도|이?라[는고]|이?라도)[.,?!]*$/;
const SIGN = /[A-Za-z\d%％℃㎏㎞㎝㎡]$/;
/** After a noun a particle; after an adnominal a bound noun. */
const BEHIND_NOUNS_ONLY =
  /^(?:만큼(?:은|도|의|이나|만)?|뿐(?:이다|이었다|이야|이에요|입니다|인데|이고|이며|이지|만|만이|이 아니라|이라고|이라는|인|일)?|뿐이[가-힣]*)[.,?!]*$/;
/** Edited text writes every second 뿐 apart, every third 밖에 and every seventh 마저; 까지, 부터 and 처럼 not once in 300. */
const OFTEN_APART = /^(?:뿐|밖에|조차|마저|보다|하고|치고)/;
const NEGATIVE = /^(?:없|모[르른를름릅]|몰|못|안(?=$)|않)/;
/** Outside of which something may be: 집 밖에 is a place. */
const PLACE =
  /(?:[집문창방성담국차벽원역]|교실|건물|시내|도시|나라|마을|울타리|운동장|대문|현관|사무실|교문|가게|공원|궁궐|카페|식당)$/;

/** Particles written apart from their word. */
export const rule: Rule = {
  id: 'detached-particles',
  title: '조사의 띄어쓰기',
  category: 'SPACING',
  article: '한글 맞춤법 제41항',
  comment:
    '조사는 자립성이 없으므로 앞말에 붙여 씁니다(예: 만큼, 조차, 뿐, 밖에, 커녕, 까지, 처럼, 보다, 하고). 조사가 둘 이상 겹치거나 어미 뒤에 올 때도 같습니다.',
  examples: [
    { wrong: '나 만큼 아는 사람은 없다.', right: '나만큼 아는 사람은 없다.' },
    { wrong: '집에서 만큼은 쉬고 싶다.', right: '집에서만큼은 쉬고 싶다.' },
    { wrong: '가진 것은 용기 뿐이다.', right: '가진 것은 용기뿐이다.' },
    { wrong: '숨 쉴 틈은 커녕 앉을 틈도 없다.', right: '숨 쉴 틈은커녕 앉을 틈도 없다.' },
    { wrong: '집에서 만이라도 편히 쉬자.', right: '집에서만이라도 편히 쉬자.' },
    { wrong: '나는 그녀 밖에 모른다.', right: '나는 그녀밖에 모른다.' },
    { wrong: '지금이야 말로 떠날 때다.', right: '지금이야말로 떠날 때다.' },
    { wrong: '약속 대로 하자.', right: '약속대로 하자.' },
    { wrong: '한 번만 이라도 보고 싶다.', right: '한 번만이라도 보고 싶다.' },
    { wrong: '기댈 곳은 너 밖에 없다.', right: '기댈 곳은 너밖에 없다.' },
    { wrong: '나는 여름 보다 겨울이 좋다.', right: '나는 여름보다 겨울이 좋다.' },
    { wrong: '걷기 보다는 뛰는 편이 낫다.', right: '걷기보다는 뛰는 편이 낫다.' },
    { wrong: '이번 만은 용서해 주마.', right: '이번만은 용서해 주마.' },
    { wrong: '너 하고 나 하고 같이 가자.', right: '너하고 나하고 같이 가자.' },
    { wrong: '가을 날씨 치고 무척 덥다.', right: '가을 날씨치고 무척 덥다.' },
    { wrong: '집에서 뿐만 아니라 밖에서도 조심하자.', right: '집에서뿐만 아니라 밖에서도 조심하자.' },
    { wrong: '우유 라도 마시고 가라.', right: '우유라도 마시고 가라.' },
    { wrong: '궁금하면 언제 든지 전화해.', right: '궁금하면 언제든지 전화해.' },
    { wrong: '내가 아는 것은 들은 것 뿐이다.', right: '내가 아는 것은 들은 것뿐이다.' },
    { wrong: '약속한 대로 라면 벌써 왔어야 한다.', right: '약속한 대로라면 벌써 왔어야 한다.' },
    { wrong: '울고 만 있지 말고 말해 봐.', right: '울고만 있지 말고 말해 봐.' },
    { wrong: '참여율이 10% 를 넘었다.', right: '참여율이 10%를 넘었다.' },
    { wrong: '밥 이라든가 국수를 먹자.', right: '밥이라든가 국수를 먹자.' },
  ],
  silent: [
    '먹을 만큼 덜어라.',
    '웃을 뿐 말이 없다.',
    '하라는 대로 라면 하나를 끓였다.',
    '집 밖에 아무도 없다.',
    '남은 밥을 마저 먹어라.',
    '그는 부터 나르기 시작했다.',
    '까지 않은 밤이 남았다.',
    '영화 보다 잠이 들었다.',
    '나 하고 싶은 대로 할래.',
    '박수 치고 나갔다.',
    '보다 나은 내일을 꿈꾼다.',
    'A 은행에서 돈을 찾았다.',
    '팀 B 의사가 왔다.',
  ],
  find({ text, words }: LineView): Finding[] {
    const out: Finding[] = [];
    for (let i = 1; i < words.length; i++) {
      const left = words[i - 1]!;
      const right = words[i]!;
      if (text.slice(left.end, right.begin) !== ' ') continue;
      if (isBehindSign(left, right) || isDetached({ left, right, next: words[i + 1], after: words[i + 2] }))
        out.push({
          begin: left.end,
          end: right.begin,
          replacement: '',
          certainty: OFTEN_APART.test(right.surface) || isBehindSign(left, right) ? 'likely' : 'certain',
        });
    }
    return out;
  },
};

/** What one goes by. */
const AS_TOLD =
  /^(?:약속|계획|예정|생각|말씀|말|뜻|원칙|규정|규칙|법|순서|차례|사실|소원|기대|예상|지시|명령|설명|마음|이대로|그대로|계약|소문|지침|절차|각본)$/;

/** What one judges by its kind. */
const COMPARED =
  /(?:날씨|학생|사람|아이|값|가격|외국인|초보자?|나이|음식|영화|여자|남자|어른|겨울|여름|가을|봄|것|신인|선수|작품|처음|시골|도시)$/;

/** 커피 보다 차가 좋다, 나 보다 더 크다: something is more than the other; 영화 보다 잠들었다 is a verb. */
function isCompared(left: WordView, next: WordView | undefined, after: WordView | undefined): boolean {
  const noun = left.morphemes.at(-1)?.tag ?? '';
  if (!/^(?:NN[GP]|NP|XSN|NNB)$/.test(noun)) return false;
  if (/^(?:더|훨씬|조금|좀|덜)$/.test(next?.surface ?? '')) return true;
  const than =
    /^(?:좋|낫|나은|나아|나았|크|커|컸|작|적|많|빠르|빨|높|낮|비싸|싸|길|짧|무겁|가볍|어렵|쉽|예쁘|중요)/;
  if (than.test(next?.surface ?? '')) return true;
  return /^(?:JKS|JX)$/.test(next?.morphemes.at(-1)?.tag ?? '') && than.test(after?.surface ?? '');
}

/** A word that may be a particle, with its neighbours. */
interface Place {
  left: WordView;
  right: WordView;
  next: WordView | undefined;
  after: WordView | undefined;
}

/** What a particle looks like, and whether it is one behind the word before it. */
interface Particle {
  surface: RegExp;
  follows(tag: string, place: Place): boolean;
}

const isNominal = (tag: string) => /^(?:N|XSN|SN|SL|ETN)/.test(tag);
const isWholeNoun = (tag: string) => /^(?:NN[GP]|NP|NR|XSN)$/.test(tag);

/** Words that are particles and nothing else, with what besides a noun each may follow; the first that fits decides. */
const ALWAYS_BEHIND: readonly Particle[] = [
  {
    // 까지 않은 밤: a verb.
    surface: /^(?:까지|부터|치고)/,
    follows: (tag, { left, right }) =>
      isNominal(tag) ||
      /^JK[^G]/.test(tag) ||
      (tag === 'EC' && /^까지/.test(right.surface) && /서$/.test(left.surface)),
  },
  { surface: /^커녕/, follows: (tag) => isNominal(tag) || tag === 'JX' },
  { surface: /^(?:만이라도|에서)/, follows: (tag) => isNominal(tag) || tag.startsWith('JK') },
  { surface: /^이?라도/, follows: (tag) => isNominal(tag) || tag === 'JX' },
  { surface: /^/, follows: isNominal },
];

/** Words that are particles only behind some words; the first whose letters fit decides. */
const SOMETIMES_BEHIND: readonly Particle[] = [
  // 집에서 만큼은, 집에서 뿐만 아니라: behind another particle nothing else can stand there.
  { surface: /^(?:만큼(?:은|도)|뿐(?:만|만이|이)?)$/, follows: (tag) => tag === 'JKB' || isWholeNoun(tag) },
  { surface: /^뿐만?은$/, follows: (tag) => tag === 'JKB' },
  {
    surface: BEHIND_NOUNS_ONLY,
    // 기다리는 것 뿐이다: the bound noun 뿐 follows nothing but an adnominal
    follows: (tag, { left, right }) =>
      isWholeNoun(tag) || (tag === 'NNB' && left.surface === '것' && /^뿐/.test(right.surface)),
  },
  // 들은 대로 라면 그가 옳다; 적힌 대로 라면 하나를 끓였다 is a meal
  {
    surface: /^라면$/,
    follows: (_, { left, right, next }) =>
      left.surface === '대로' &&
      right.morphemes[0]?.tag !== 'NNG' &&
      !/^(?:물|국물|스프|봉지|사리|면|냄비|하나|한|두|끓)/.test(next?.surface ?? '물'),
  },
  {
    surface: /^마저도?$/,
    follows: (tag, { next }) =>
      /^(?:NN[GP]|NP)$/.test(tag) && next !== undefined && !/^V/.test(next.morphemes[0]?.tag ?? 'V'),
  },
  {
    surface: /^밖에(?:는|도)?$/,
    follows: (tag, { left, next }) =>
      NEGATIVE.test(next?.surface ?? '') &&
      (tag === 'NNB' || (/^(?:NP|NR|SN|NNG|XSN)$/.test(tag) && !PLACE.test(left.surface))),
  },
  {
    // 너 하고 나 하고; in 나 하고 싶은 it is a verb.
    surface: /^하고$/,
    follows: (tag, { next }) => tag === 'NP' && !/^(?:싶|있|말|나서|난)/.test(next?.surface ?? '싶'),
  },
  // 겨울 날씨 치고 따뜻하다; 박수 치고 is a blow.
  { surface: /^치고$/, follows: (tag, { left }) => COMPARED.test(left.surface) && isNominal(tag) },
  { surface: /^말로$/, follows: (_, { left }) => VERY.test(left.surface) },
  // 약속 대로 하자; 강남 대로 is a road.
  { surface: /^대로(?:만|의)?$/, follows: (_, { left }) => AS_TOLD.test(left.surface) },
  { surface: /^보다(?:는|도|야)$/, follows: isNominal },
  { surface: /^만(?:은|을|이)$/, follows: (tag) => isNominal(tag) && !/^(?:NNB|NR|SN)/.test(tag) },
  { surface: /^따라$/, follows: (_, { left }) => /^(?:오늘|그날|어제|이날)$/.test(left.surface) },
  { surface: /^보다$/, follows: (_, { left, next, after }) => isCompared(left, next, after) },
  {
    // 웃고 만 있다.
    surface: /^만$/,
    follows: (tag, { left, next }) =>
      tag === 'EC' && /[고서]$/.test(left.surface) && /^(?:있|계)/.test(next?.surface ?? ''),
  },
  {
    // 하랴 마는.
    surface: /^마는[.,]?$/,
    follows: (tag, { left }) => /^E[FC]$/.test(tag) && /[다지랴네]$/.test(left.surface),
  },
];

/** 지금이야 말로, 우리야 말로. */
const VERY = /^(?:지금|오늘|이번|이때|이것|그것|여기|국민|당신)이야$|^(?:우리|너|나|저|이거|그거)야$/;

/** 10% 를, PDF 는. */
function isBehindSign(left: WordView, { surface }: WordView): boolean {
  if (!SIGN.test(left.surface)) return false;
  return BEHIND_SIGNS.test(surface) || (ALWAYS.test(surface) && !/^(?:까지|부터|치고)/.test(surface));
}

function isDetached(place: Place): boolean {
  if (!/[가-힣\d]$/.test(place.left.surface)) return false;
  const tag = place.left.morphemes.at(-1)?.tag ?? '';
  const { surface } = place.right;
  const particles = ALWAYS.test(surface) ? ALWAYS_BEHIND : SOMETIMES_BEHIND;
  return particles.find((particle) => particle.surface.test(surface))?.follows(tag, place) ?? false;
}
