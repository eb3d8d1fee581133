import type { Morpheme } from '../../../analysis/types.js';
import { isMadeOfNouns } from '../../korean/made-of-nouns.js';
import {
  isAside,
  isAsideApart,
  isCome,
  isMeaning,
  isOtherSyllable,
  isSuffixToo,
  isTaxon,
} from '../../korean/no-particle.js';
import { misshapen, stackedParticles } from '../../korean/particle-chain.js';
import { isOtherShape } from '../../korean/particle-shape.js';
import {
  isCommonNoun,
  isKnownNoun,
  isScripture,
  MISTYPED,
  particlesByLetters,
} from '../../korean/particles-by-letters.js';
import type { LineView, WordView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';
import type { Certainty } from '../../types.js';

/** From this doubt on a syllable is taken for mistyped where the noun is a word that everybody knows. */
const MISTYPED_COMMON = 0.6;
const PARTICLE = new Set(['JKS', 'JKC', 'JKO', 'JX', 'JC', 'JKB']);

/** Particles choose their shape by the sound before them, also after numbers, Latin letters and brackets. */
export const rule: Rule = {
  id: 'josa-shape',
  title: '조사 은/는, 이/가, 을/를, 와/과, 으로/로',
  category: 'GRAMMER',
  article: '',
  comment:
    '조사는 앞말의 끝소리에 따라 받침이 있으면 ‘은, 이, 을, 과’, 없으면 ‘는, 가, 를, 와’를 씁니다. ‘(으)로’는 받침이 없거나 ‘ㄹ’이면 ‘로’입니다. 숫자와 로마자는 읽는 소리에 따릅니다.',
  examples: [
    { wrong: '사과을 먹었다.', right: '사과를 먹었다.' },
    { wrong: '선생님가 오셨다.', right: '선생님이 오셨다.' },
    { wrong: '서울으로 떠났다.', right: '서울로 떠났다.' },
    { wrong: '꽃는 아름답다.', right: '꽃은 아름답다.' },
    { wrong: '나는 3를 골랐다.', right: '나는 3을 골랐다.' },
    { wrong: 'FBI이 수사에 나섰다.', right: 'FBI가 수사에 나섰다.' },
    { wrong: 'A사을 찾아갔다.', right: 'A사를 찾아갔다.' },
    { wrong: '참여율이 5%을 넘었다.', right: '참여율이 5%를 넘었다.' },
    { wrong: '사과(apple)을 먹었다.', right: '사과(apple)를 먹었다.' },
    { wrong: '방학일를 알렸다.', right: '방학일을 알렸다.' },
    { wrong: '여기서 학교으로부터 멀다.', right: '여기서 학교로부터 멀다.' },
    { wrong: '그는 (참)를 골랐다.', right: '그는 (참)을 골랐다.' },
  ],
  silent: [
    '쥐과 생쥐속에 속하는 동물이다.',
    '사과를 먹고 책을 읽었다.',
    '물로 씻었다.',
    '국가가 책임진다.',
    '그는 학교로 갔다.',
    'KBS가 보도했다.',
    '몸무게를 3kg을 줄였다.',
    'LG는 이겼고 SK는 졌다.',
    '이은 끈을 풀었다.',
    '나이가 많다.',
    '5를 2로 나누었다.',
    '한빛전자(주)와 계약했다.',
    '벌목 개미과 곤충이다.',
    '비가 와서 못 가게 되었다.',
    '입찰 시작가 3만 원보다 비싸게 팔렸다.',
    '경제동반자협정(EPA)를 제안했다.',
    '강(渭水)와 나란히 달렸다.',
    '남은 빵의 1/2을 먹었다.',
    '주민의 2/3가 찬성했다.',
    '빛이 초점(f)를 지난다.',
    '야은 길재의 시를 외웠다.',
    '새 반응로 B에 물을 채웠다.',
    '시인 가가바이 나로지를 만났다.',
    '배는 난세이 제도를 지나갔다.',
    '여기서 vlsr은 빠르기이다.',
    '세균 K-2L은 물에서 산다.',
    '회의는 15:00를 전후하여 열린다.',
    '마태복음 5:4은 위로를 말한다.',
    '합의를 확정지을 수 없다.',
    "각도는 40°15'으로 나왔다.",
    '분광형이 K5 III으로 바뀌었다.',
    '그는 강북을 지역구에 출마했다.',
    '그는 섬으로 귀양가 그곳에서 죽었다.',
    '주연은 심호은 배우가 맡았다.',
    '이 글은 가은 한도영(佳隱 韓道英)이 지었다.',
  ],
  find(line) {
    const out: Finding[] = [];
    for (const word of line.words) for (const finding of particleShape(line, word)) out.push(finding);
    return out;
  },
};

/** What is wrong with the particle of one word; what stands elsewhere in the line does not matter. */
export function particleShape(line: LineView, word: WordView): Finding[] {
  const found = inWord(line, word);
  return found.length === 0 ? particlesByLetters(line, word) : found;
}

/** What may be particles, the first of which has the wrong shape behind its noun. */
interface Candidate {
  line: LineView;
  word: WordView;
  noun: Morpheme;
  particle: Morpheme;
  /** The first particle as it is written, without those stacked on it. */
  surface: string;
  /** All of them. */
  particles: readonly string[];
  /** The word before the particle. */
  before: string;
  /** A word of the caller's own dictionary is neither mistyped nor cut in the wrong place, whatever is read behind it. */
  isOwn: boolean;
  /** 냄비이: read as a mistyped 의, though no 의 stands there; likewise a copula. */
  isMended: boolean;
}

/** What speaks against a particle; any of them is enough. */
const AGAINST_PARTICLE: ReadonlyArray<(candidate: Candidate) => boolean> = [
  ({ particle, isOwn, isMended }) =>
    !isOwn && !isMended && !PARTICLE.has(particle.tag) && !isBareGa(particle),
  ({ line, word, surface }) => isOtherSyllable(line, word, surface),
  ({ noun, particle }) => noun.end !== particle.begin || /^(?:[EJVM]|XS[VA])/.test(noun.tag),
  // Only where the particle is written as it is: 난, 게, 걸 are one syllable with the noun, and 선생님가 may be read as 과.
  ({ particle, surface, isOwn, isMended }) =>
    !isOwn &&
    !isMended &&
    !particle.form.startsWith(surface) &&
    surface !== '가' &&
    !isOtherShape(surface, particle.form),
  ({ line, word, noun, particle, isOwn }) =>
    !isOwn && !noun.form.endsWith('님') && isSuffixToo(line, word, particle),
  ({ before, surface }) => isAside(before, surface),
  ({ line, word, particle }) => isAsideApart(line, word, particle.begin),
  ({ line, before, surface }) => isTaxon(line, surface, before),
  ({ before }) => isScripture(before),
  ({ line, word }) => isMeaning(line, word),
  ({ line, word, surface }) => isCome(line, word, surface),
];

/** What speaks for another word where the shape is wrong; any of them is enough. */
const ANOTHER_WORD: ReadonlyArray<(candidate: Candidate) => boolean> = [isWholeNoun, endsInI, isNounMistyped];

function inWord(line: LineView, word: WordView): Finding[] {
  const candidate = candidateOf(line, word);
  if (!candidate) return [];
  const { particle, before, particles } = candidate;
  const wrong = misshapen(before, particles);
  if (wrong.length === 0 || AGAINST_PARTICLE.some((speaks) => speaks(candidate))) return [];
  if (ANOTHER_WORD.some((speaks) => speaks(candidate))) return [];
  return wrong.map(({ at, surface, replacement }) => {
    const begin = particle.begin + at;
    const finding: Finding = { begin, end: begin + surface.length, replacement };
    const certainty = at === 0 ? certaintyOf(line.text.slice(0, begin), surface) : undefined;
    return certainty ? { ...finding, certainty } : finding;
  });
}

function certaintyOf(before: string, surface: string): Certainty | undefined {
  // MP3를, From.9으로: behind Latin letters most people read it so
  if (/[A-Za-z][-. ]?[036-9]["'”’」』》〉)]*$/.test(before)) return 'author';
  // 《괴물 3》를: figures of titles and models are read 쓰리, 나인 by many.
  if (/[가-힣A-Za-z]["'”’]?[- ]?\d+["'”’」』》〉)]*$/.test(before)) return 'likely';
  // 의사이나: may also be what somebody is
  return surface === '이나' ? 'likely' : undefined;
}

function candidateOf(line: LineView, word: WordView): Candidate | undefined {
  const { morphemes } = word;
  let last = morphemes.findLastIndex(({ tag }) => tag[0] !== 'S');
  // 선생님가 is read as 가다 for want of a better particle; not so 못가게, whose ending has letters of its own.
  const ending = morphemes[last];
  const verb = morphemes[last - 1];
  if (ending?.tag === 'EC' && isBareGa(verb) && ending.end === verb!.end) last--;
  const copula = unwrittenCopula(line, morphemes, last);
  const first = copula ?? firstParticle(morphemes, last);
  const particle = morphemes[first];
  const noun = morphemes[first - 1];
  if (!particle || !noun) return undefined;
  const written = line.text.slice(particle.begin, morphemes[last]!.end);
  const particles = stackedParticles(written) ?? (first === last ? [written] : []);
  const surface = particles[0];
  if (surface === undefined) return undefined;
  return {
    line,
    word,
    noun,
    particle,
    surface,
    particles,
    before: line.text.slice(beginOf(line, word), particle.begin),
    isOwn: noun.outOfVocab === 'IN_CUSTOM_DICT' && particle.tag[0] === 'J',
    isMended:
      copula !== undefined ||
      (surface === '이' && particle.form === '의' && isCommonNoun(line, noun.form, '')),
  };
}

/** 과자은요 read as 과자+이+ㄴ+요, though no 이 is written: where what are particles by their letters begins. */
function unwrittenCopula(line: LineView, morphemes: readonly Morpheme[], last: number): number | undefined {
  const at = morphemes.findLastIndex(({ tag }) => tag === 'VCP');
  if (at < 1 || at === last) return undefined;
  const written = line.text.slice(morphemes[at]!.begin, morphemes[last]!.end);
  return /^[은는을를]/.test(written) && stackedParticles(written) ? at : undefined;
}

/** With the bracket before it: what is in brackets by itself is read, (참)을. */
function beginOf({ text }: LineView, { begin }: WordView): number {
  return /[([]/.test(text[begin - 1] ?? '') ? begin - 1 : begin;
}

/** 학생들+와+도: where the particles begin that are stacked at the end of a word; 요 is often read as something else. */
function firstParticle(morphemes: readonly Morpheme[], last: number): number {
  let first = last;
  const isParticle = (m: Morpheme | undefined) => m !== undefined && m.tag[0] === 'J';
  if (morphemes[last]?.form === '요' && isParticle(morphemes[last - 1])) first--;
  while (isParticle(morphemes[first]) && isParticle(morphemes[first - 1])) first--;
  return first;
}

function lastHangul(before: string): string | undefined {
  return before.match(/[가-힣]+$/)?.[0];
}

/** A noun that the dictionary has as a whole (국가, 나이) is no noun with a particle. */
function isWholeNoun({ line, before, surface }: Candidate): boolean {
  const whole = lastHangul(before);
  return whole !== undefined && (isKnownNoun(line, whole + surface) || isShortName(line, whole + surface));
}

/** 다다바이, 난세이 제도: what nobody or hardly anybody knows may end in 이 itself. */
function endsInI({ line, noun, before, surface, isOwn }: Candidate): boolean {
  const whole = lastHangul(before);
  if (surface !== '이' || whole === undefined || isOwn) return false;
  return noun.outOfVocab === 'OUT_OF_VOCAB' || (noun.tag !== 'XSN' && !isCommonNoun(line, whole, ''));
}

/** 자겨을 is a mistyped 자격을: the noun is to blame, not the particle. */
function isNounMistyped({ line, noun, particle, before, isOwn }: Candidate): boolean {
  if (isOwn || /[A-Za-z\d][가-힣]$/.test(before)) return false;
  const isKnown = isMadeOfNouns(line.lexicon, lastHangul(before) ?? '');
  const limit = isKnown || isCommonNoun(line, noun.form, '') ? MISTYPED_COMMON : MISTYPED;
  // 방학일를: another last syllable would suit the particle, but it is the particle that does not suit the noun
  const end = particle.begin - (isKnown ? 1 : 0);
  for (let at = noun.begin; at < end; at++) if (line.doubtAt(at) > limit) return true;
  return false;
}

function isBareGa(morpheme: Morpheme | undefined): boolean {
  return morpheme?.form === '가' && morpheme.tag === 'VV';
}

/** 야은, 허은: names that look like a noun with its particle. */
function isShortName({ lexicon }: LineView, form: string): boolean {
  return form.length <= 3 && lexicon.lookup(form, 'NNP') >= 0;
}
