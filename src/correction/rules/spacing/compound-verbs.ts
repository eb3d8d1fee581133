import { lastCoda } from '../../../hangul/syllable.js';
import type { LineView, WordView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Verbs of two parts that stand in the dictionary as one. */
export const rule: Rule = {
  id: 'compound-verbs',
  title: '한 단어인 합성 동사',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  comment:
    '두 용언이 어울려 한 단어가 된 합성 동사는 붙여 씁니다(예: 내려오다, 찾아가다, 알아듣다, 그만두다).',
  reasons: [
    {
      of: /→.*못[하한할해했]/,
      comment: '‘-지 못하다’의 ‘못하다’는 한 단어이므로 붙여 씁니다.',
      article: '한글 맞춤법 제2항',
    },
  ],
  examples: [
    { wrong: '아버지가 산에서 내려 오셨다.', right: '아버지가 산에서 내려오셨다.' },
    { wrong: '무슨 말인지 알아 듣지 못했다.', right: '무슨 말인지 알아듣지 못했다.' },
    { wrong: '약속을 지키지 못 했다.', right: '약속을 지키지 못했다.' },
    { wrong: '학교를 그만 두었다.', right: '학교를 그만두었다.' },
    { wrong: '아이들이 마당에서 뛰어 놀았다.', right: '아이들이 마당에서 뛰어놀았다.' },
    { wrong: '이제 그 일은 그만 둬라.', right: '이제 그 일은 그만둬라.' },
    { wrong: '아이를 학원에 데려다 주고 왔다.', right: '아이를 학원에 데려다주고 왔다.' },
    { wrong: '책상 위에 가방을 올려 놓았다.', right: '책상 위에 가방을 올려놓았다.' },
    { wrong: '짐을 바닥에 내려 놓으세요.', right: '짐을 바닥에 내려놓으세요.' },
    { wrong: '개가 따라 들어 오지 못하게 했다.', right: '개가 따라 들어오지 못하게 했다.' },
    { wrong: '남의 일을 떠 맡았다.', right: '남의 일을 떠맡았다.' },
  ],
  silent: [
    '손을 들어 가리켰다.',
    '물길 따라 가는 뱃사공을 보았다.',
    '짐을 내려 가방에 넣었다.',
    '책을 읽어 나갔다.',
    '미리 값을 올려 놓고 깎아 준다.',
    '어릴 때부터 들어 온 이야기다.',
    '집에 가고 싶어 한다.',
    '나는 그 일을 못 한다.',
    '이제 그만 두 손을 내려라.',
    '장군은 길을 찾아 옹 칸의 군대를 쳤다.',
  ],
  find: all(
    parts,
    byPattern(/(?<=[가-힣]지(?:는|도|를|조차)? 못) (?=[하했해한할합함])/, ''),
    likely(
      byPattern(
        /(?<=(?<![가-힣])그만) (?=두(?:고|다|었|기|는|면|려|지|라고)|뒀|둔 |둘 (?:거|것|수|생각))/,
        (m, line) =>
          // 이제 그만 두 손을: a number
          line.words.some(
            ({ begin, morphemes }) => begin === m.index + 1 && morphemes[0]?.tag.startsWith('V'),
          )
            ? ''
            : undefined,
      ),
    ),
    byPattern(/(?<=(?<![가-힣])가만) (?=두지|둘 (?:수|것)|뒀|둬|두었|두면)/, ''),
    byPattern(/(?<=(?<![가-힣])못) (?=살게 (?:굴|군|구|괴롭))/, ''),
    likely(
      byPattern(/(?<=(?<![가-힣])(?:쳐다|들여다|내려다|올려다|바라다|거들떠|눈여겨)) (?=[보봤봐볼본봅])/, ''),
    ),
    byPattern(/(?<![가-힣])(눈|손) (여겨|꼽아) ?(?=[보봤봐볼본봅]|기다)/, (m) =>
      m[1] === '눈' ? '눈여겨' : `손꼽아${m[0].endsWith(' ') ? ' ' : ''}`,
    ),
    // 데려다 주다: he is brought there
    likely(
      byPattern(
        /(?<![가-힣])(데려다|바래다|가져다) (?=주[고는었며면지기려시세신실]|줘|줬|줄|준|줍)/,
        (m, line) => (line.lexicon.isHeadword(`${m[1]}주`, 'VV') ? m[1] : undefined),
      ),
    ),
    // 짐을 내려 놓다, 상 위에 올려 놓다: where it is put; 값을 올려 놓다 may be done beforehand
    likely(byPattern(/(?<=(?<![가-힣])내려) (?=놓[가-힣]|놔|놨)/, '')),
    likely(
      byPattern(/(?<=(?<![가-힣])올려) (?=놓[가-힣]|놔|놨)/, (m, line) =>
        isPutThere(line, m.index) ? '' : undefined,
      ),
    ),
    // 그만 뒀다, 뛰어 놀다
    byPattern(/(?<=(?<![가-힣])그만) (?=둬|뒀)/, ''),
    byPattern(/(?<=(?<![가-힣])뛰어) (?=놀(?![이라])|논(?![가-힣])|노는|놉)/, ''),
    byPattern(/(?<=(?<![가-힣])본) 받(?=을 만|아야|는다|고 싶|았)/, '받'),
    likely(
      byPattern(
        /(?<=(?<![가-힣])(?:그리워|미워|두려워|무서워|부러워|괴로워|즐거워|고마워|기뻐|슬퍼|반가워|귀찮아|부끄러워|안타까워|아쉬워|못마땅해|신기해|지루해|불안해|궁금해|미안해|자랑스러워)) (?=하[는고다지며면기였]|했|한다|한 |할 |해[서요]|합니)/,
        '',
      ),
    ),
    byPattern(
      /(?<=(?<![가-힣])(?:만들어|이루어|나누어|알려|느껴|밝혀|갖추어|믿어|쓰여|잊혀|넓어|높아|많아|적어|커|작아|길어|짧아|빨라|달라|나빠|예뻐|깨끗해|조용해|강해|약해|뜨거워|차가워|어두워|밝아|가까워|멀어)) (?=지다|졌|진다|지는|지고|지며|지게|지면|져서)/,
      '',
    ),
    byPattern(/(?<=(?<![가-힣])본) 체 만 체 (?=하|했|한|해)/, '체만체'),
    likely(byPattern(/(?<=[가-힣] )못지 (?=않)/, '못지')),
  ),
};

/** First parts, and the stems that they are one word with. */
const COMPOUNDS: Readonly<Record<string, string>> = {
  내려: '가오', 올라: '가오', 찾아: '가오', 걸어: '가오', 뛰어: '가오나가나오', 달려: '가오', 날아: '가오', 따라: '가오', 쫓아: '가오', 끌려: '가오', 흘러: '가', 넘어: '가오지', 건너: '가오', 돌아: '가오', 들어: '가오',
  깨어: '나', 일어: '나', 태어: '나', 벗어: '나', 달아: '나', 쏟아: '지', 떨어: '지', 쓰러: '지', 늘어: '나', 줄어: '들', 알아: '듣채차리', 갈아: '입타', 받아: '들이', 물려: '받', 집어: '넣', 잡아: '당기', 열어: '젖히', 떠: '맡넘기밀', 치켜: '들세우뜨올리',
}; // biome-ignore format: a table
/** The same, but edited text has them apart so often that it is only a question. */
const ASKED: Readonly<Record<string, string>> = {
  뛰어: '들내리오르다니', 달려: '들나가', 날아: '들다니', 기어: '가오르', 따라: '다니잡', 쫓아: '다니', 빠져: '나가나오', 흘러: '나오들내리', 돌아: '다니서', 솟아: '나오르', 몰려: '오들다니', 스며: '들', 접어: '들',
  끌어: '당기안올리들이', 집어: '던지', 밀어: '붙이', 퍼: '붓', 털어: '놓', 쏘아: '붙이', 얻어: '먹맞', 다녀: '가오', 내려: '앉', 올라: '서타', 일어: '서', 늘어: '지', 받아: '쓰',
}; // biome-ignore format: a table
/** What takes an object by itself, so that 손을 들어 오라고 is two verbs. */
const INTRANSITIVE = /^(?:내려|올라|걸어|들어|돌아|넘어|날아|달려|끌려|늘어|떨어|따라)$/;

function parts({ text, words }: LineView): Finding[] {
  const out: Finding[] = [];
  for (const [i, left] of words.entries()) {
    const right = words[i + 1];
    if (!right || text.slice(left.end, right.begin) !== ' ') continue;
    const verb = right.morphemes[0];
    if (!verb || !/^V[VX]$/.test(verb.tag) || !isSpelt(right.surface, verb.form)) continue;
    const sure = isListed(COMPOUNDS, left.surface, verb.form);
    if (!sure && !isListed(ASKED, left.surface, verb.form)) continue;
    const before = words[i - 1];
    if (before && INTRANSITIVE.test(left.surface) && isObject(before)) continue;
    // 바람 따라 왔다, 친구 따라 간다: behind a bare noun it is as often a word of its own
    if (left.surface === '따라' && /^(?:N|XSN)/.test(before?.morphemes.at(-1)?.tag ?? '')) continue;
    // 나이가 들어 가다: going on doing so; 따라 들어 오다: coming in
    if (left.surface === '들어' && !/(?:에|로|안|속)$/.test(before?.surface ?? '') && !isMoving(before))
      continue;
    out.push({
      begin: left.end,
      end: right.begin,
      replacement: '',
      // 나뭇잎을 찾아 온 섬을 돌았다: 온 may be all of it
      ...(sure && !(right.surface === '온' && before && isObject(before))
        ? { certainty: 'likely' }
        : { certainty: 'author' }),
    });
  }
  return out;
}

/** 따라, 뛰어, 몰려: how somebody comes in. */
function isMoving(word: WordView | undefined): boolean {
  const last = word?.morphemes.at(-1);
  return (
    last?.tag === 'EC' &&
    /^[아어]$/.test(last.form) &&
    /^(?:따르|뛰|걷|기|몰리|밀리|끌리|쫓|날|숨|끼|흐르|쏟|새)$/.test(word!.morphemes.at(-2)?.form ?? '')
  );
}

/** 찾아 옹 칸을: no form of 오다 has such a coda. */
function isSpelt(surface: string, stem: string): boolean {
  return (
    lastCoda(surface[0]!) === lastCoda(stem[0]!) || /^[ㄴㄹㅁㅂㅅㅆ]?$/.test(lastCoda(surface[0]!) ?? 'x')
  );
}

/** 책상 위에, 불에: is it told where, in the same clause? */
function isPutThere({ words }: LineView, at: number): boolean {
  for (const { end, surface, morphemes } of words
    .filter(({ end }) => end < at)
    .slice(-4)
    .reverse()) {
    if (end >= at) continue;
    const last = morphemes.at(-1);
    if (last?.tag === 'JKB' && last.form === '에') return true;
    if (/^E[CF]$/.test(last?.tag ?? '') || /[.,?!]$/.test(surface)) return false;
  }
  return false;
}

/** 나가 in 가오나가나오: stems of two syllables stand whole. */
function isListed(table: Readonly<Record<string, string>>, first: string, form: string): boolean {
  return form !== '' && (Object.hasOwn(table, first) ? table[first]!.includes(form) : false);
}

function isObject({ morphemes }: WordView): boolean {
  return morphemes.at(-1)?.tag === 'JKO';
}
