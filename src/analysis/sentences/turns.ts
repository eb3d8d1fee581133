import { CODAS, codaOf, isSyllable } from '../../hangul/syllable.js';
import type { Line } from './sentence-line.js';

/** How many words ahead 하다 is looked for. */
const MOST_TURNS = 4;

/** Whether 았다 at the end of the left word goes on with what is done next rather than ending a sentence. */
export function goesOn(line: Line, leftEnd: number, next: number): boolean {
  return isPast(line.text, leftEnd) && (isInTurns(line, next) || isUndone(line, leftEnd, next));
}

const DA = '다'.charCodeAt(0);

function isPast(text: string, end: number): boolean {
  if (text.charCodeAt(end - 1) !== DA) return false;
  const tense = text.charCodeAt(end - 2);
  return isSyllable(tense) && CODAS[codaOf(tense)] === 'ㅆ';
}

/** 열렸다 닫혔다 했다: what is done in turns is one predicate, however many there are. */
function isInTurns({ text, tokens, evidence, firstBeginningAt }: Line, next: number): boolean {
  const limit = Math.min(tokens.length, next + 2 * MOST_TURNS);
  for (let i = next; i < limit; i++) {
    const { kind, begin, end } = tokens[i]!;
    if (kind === 'space') continue;
    if (kind !== 'word') return false;
    if (i > next && isDoing(evidence.morphemes[firstBeginningAt[begin] ?? -1])) return true;
    if (!isPast(text, end)) return false;
  }
  return false;
}

function isDoing(morpheme: { form: string; tag: string } | undefined): boolean {
  return morpheme?.form === '하' && morpheme.tag[0] === 'V';
}

/** What is done, and what undoes it. */
const UNDOING = new Map(
  `지우:깔,설치,쓰,받,그리 깔:지우,삭제 쓰:지우,벗 삭제:설치,깔 설치:삭제,지우 끄:켜,키,틀 켜:끄,껐 키:끄 틀:끄 눕:일어나,일어서 앉:일어나,일어서 일어나:앉,눕,자 자:깨,일어나
   깨:자,잠들 입:벗 벗:입 신:벗 열:닫 닫:열 담그:꺼내,빼 넣:빼,꺼내 꺼내:넣 빼:넣,꽂,끼우,끼 꽂:빼,뽑 뽑:꽂 끼우:빼 사:환불,반품,팔,되팔 주문:취소 신청:취소 예약:취소 가입:탈퇴,해지 탈퇴:가입
   들어가:나오,나가 나가:들어오,돌아오 나오:들어가 올라가:내려오,내려가 내려가:올라오,올라가 들:놓,내려놓 놓:들 풀:매,묶,잠그 묶:풀 잠그:풀,열 감:뜨,풀 뜨:감 얼리:녹이 녹이:얼리 헤어지:만나 만나:헤어지
   올리:내리,지우 내리:올리 붙이:떼 떼:붙이 늘리:줄이 줄이:늘리 빌리:돌려주,반납 맡기:찾 로그아웃:로그인 끊:피우,걸,시작 분리:결합,조립 리셋:설정`
    .split(/\s+/)
    .map((entry) => entry.split(':') as [string, string])
    .map(([done, undone]) => [done, new Set(undone.split(','))] as const),
);
const AGAIN = /^(?:다시|바로|얼른|금방|도로|또|곧|곧바로|이내|결국|금세|그냥|나중에|도중에|중간에|못|안)$/;
const MOST_ADVERBS = 2;

/** 지웠다 다시 깔아도, 샀다 환불했어요: 았다 for 았다가, where the next verb undoes what was done. */
function isUndone({ tokens, evidence, ...line }: Line, leftEnd: number, next: number): boolean {
  const { morphemes } = evidence;
  const tense = (line.lastEndingAt[leftEnd] ?? -1) - 1;
  if (morphemes[tense]?.tag !== 'EP') return false;
  const stem = morphemes[tense - 1];
  const undoing = UNDOING.get((/^XS/.test(stem?.tag ?? '') ? morphemes[tense - 2] : stem)?.form ?? '');
  const opening = line.firstBeginningAt[tokens[next]!.begin] ?? -1;
  if (!undoing || opening < 0) return false;
  for (let i = opening; i <= opening + MOST_ADVERBS; i++) {
    const form = morphemes[i]?.form ?? '';
    // 환불했어요, but not 환불은 안 된대
    if (undoing.has(form))
      return morphemes[i]!.tag[0] === 'V' || /^(?:XSV|VV)$/.test(morphemes[i + 1]?.tag ?? '');
    if (!AGAIN.test(form)) return false;
  }
  return false;
}
