import type { Morpheme } from '../../../analysis/types.js';
import { WELL_KNOWN } from '../../korean/commonness.js';
import {
  isAside,
  isCome,
  isMeaning,
  isOtherSyllable,
  isSuffixToo,
  isTaxon,
} from '../../korean/no-particle.js';
import { isOtherShape, rightShape } from '../../korean/particle-shape.js';
import { endsInConsonant } from '../../korean/reading-end.js';
import type { LineView, WordView } from '../../line/line-view.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** From this doubt on a syllable of the noun is taken for mistyped. */
const MISTYPED = 0.3;
/** The same where the noun is a word that everybody knows. */
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
  return found.length === 0 && OFTEN_WRONG.test(word.surface) ? bySurface(line, word) : found;
}

/** What may be a particle of the wrong shape behind its noun. */
interface Candidate {
  line: LineView;
  word: WordView;
  noun: Morpheme;
  particle: Morpheme;
  /** The particle as it is written. */
  surface: string;
  /** The word before the particle. */
  before: string;
  /** A word of the caller's own dictionary is neither mistyped nor cut in the wrong place, whatever is read behind it. */
  isOwn: boolean;
  /** 냄비이: read as a mistyped 의, though no 의 stands there. */
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
    surface !== particle.form &&
    surface !== '가' &&
    !isOtherShape(surface, particle.form),
  ({ line, word, noun, particle, isOwn }) =>
    !isOwn && !noun.form.endsWith('님') && isSuffixToo(line, word, particle),
  ({ before, surface }) => isAside(before, surface),
  ({ line, before, surface }) => isTaxon(line, surface, before),
  // 레위기 1:4은: read 4절은, as a score is not
  ({ before }) => /\d:\d+$/.test(before),
  ({ line, word }) => isMeaning(line, word),
  ({ line, word, surface }) => isCome(line, word, surface),
];

/** What speaks for another word where the shape is wrong; any of them is enough. */
const ANOTHER_WORD: ReadonlyArray<(candidate: Candidate) => boolean> = [isWholeNoun, endsInI, isNounMistyped];

function inWord(line: LineView, word: WordView): Finding[] {
  const candidate = candidateOf(line, word);
  if (!candidate || AGAINST_PARTICLE.some((speaks) => speaks(candidate))) return [];
  const { particle, surface, before } = candidate;
  const consonant = endsInConsonant(before);
  const right = consonant && rightShape(surface, consonant, before);
  if (!right || right === surface || ANOTHER_WORD.some((speaks) => speaks(candidate))) return [];
  const finding: Finding = { begin: particle.begin, end: particle.end, replacement: right };
  // 《괴물 3》를: figures of titles and models are read 쓰리, 나인 by many.
  const named = line.text.slice(0, particle.begin);
  if (/[가-힣A-Za-z]["'”’]?[- ]?\d+["'”’」』》〉)]*$/.test(named)) finding.certainty = 'likely';
  // MP3를, From.9으로: behind Latin letters most people read it so
  if (/[A-Za-z][-. ]?[036-9]["'”’」』》〉)]*$/.test(named)) finding.certainty = 'author';
  return [finding];
}

function candidateOf(line: LineView, word: WordView): Candidate | undefined {
  const { morphemes } = word;
  let last = morphemes.findLastIndex(({ tag }) => tag[0] !== 'S');
  // 선생님가 is read as 가다 for want of a better particle; not so 못가게, whose ending has letters of its own.
  const ending = morphemes[last];
  const verb = morphemes[last - 1];
  if (ending?.tag === 'EC' && isBareGa(verb) && ending.end === verb!.end) last--;
  const particle = morphemes[last];
  const noun = morphemes[last - 1];
  if (!particle || !noun) return undefined;
  const surface = line.text.slice(particle.begin, particle.end);
  return {
    line,
    word,
    noun,
    particle,
    surface,
    before: line.text.slice(word.begin, particle.begin),
    isOwn: noun.outOfVocab === 'IN_CUSTOM_DICT' && particle.tag[0] === 'J',
    isMended: surface === '이' && particle.form === '의' && isCommon(line, noun.form, ''),
  };
}

function lastHangul(before: string): string | undefined {
  return before.match(/[가-힣]+$/)?.[0];
}

/** A noun that the dictionary has as a whole (국가, 나이) is no noun with a particle. */
function isWholeNoun({ line, before, surface }: Candidate): boolean {
  const whole = lastHangul(before);
  return whole !== undefined && (isWellKnown(line, whole + surface) || isShortName(line, whole + surface));
}

/** 다다바이, 난세이 제도: what nobody or hardly anybody knows may end in 이 itself. */
function endsInI({ line, noun, before, surface, isOwn }: Candidate): boolean {
  const whole = lastHangul(before);
  if (surface !== '이' || whole === undefined || isOwn) return false;
  return noun.outOfVocab === 'OUT_OF_VOCAB' || (noun.tag !== 'XSN' && !isCommon(line, whole, ''));
}

/** 자겨을 is a mistyped 자격을: the noun is to blame, not the particle. */
function isNounMistyped({ line, noun, particle, before, isOwn }: Candidate): boolean {
  if (isOwn || /[A-Za-z\d][가-힣]$/.test(before)) return false;
  const limit = isCommon(line, noun.form, '') ? MISTYPED_COMMON : MISTYPED;
  for (let at = noun.begin; at < particle.begin; at++) if (mistypedShare(line, at) > limit) return true;
  return false;
}

/** What `bySurface` may find something in. */
const OFTEN_WRONG = /[은을로는를와][^가-힣A-Za-z\d]*$/;
/** Particles that nothing else looks like, after a vowel and after a consonant. */
const WRONG_AFTER_VOWEL = /^(.*[^은을이])(은|을|으로)$/u;
const WRONG_AFTER_CONSONANT = /^(.*)(는|를|와)$/u;

/** 철수은, 소금와: the analysis made something else of it, but the noun is there. */
function bySurface(line: LineView, word: WordView): Finding[] {
  const hangul = /^(.*?)([가-힣]+)[^가-힣A-Za-z\d]*$/u.exec(word.surface);
  if (!hangul) return [];
  const [, head, run] = hangul as unknown as [string, string, string];
  const match = WRONG_AFTER_VOWEL.exec(run) ?? WRONG_AFTER_CONSONANT.exec(run);
  if (!match) return [];
  const [, noun, surface] = match as unknown as [string, string, string];
  if (isOtherSyllable(line, word, surface)) return [];
  if (isAside(head + noun, surface) || isTaxon(line, surface, head + noun) || isMeaning(line, word))
    return [];
  const consonant = endsInConsonant(head + noun);
  if (consonant === undefined || (surface === '와' && consonant !== 'yes')) return [];
  const right = rightShape(surface, consonant, head + noun);
  if (!right || right === surface || !isCommon(line, noun, head) || isWellKnown(line, run)) return [];
  const begin = word.begin + head.length + noun.length;
  for (let at = begin - noun.length; at < begin; at++) if (mistypedShare(line, at) > MISTYPED) return [];
  return [{ begin, end: begin + surface.length, replacement: right, certainty: 'likely' }];
}

function isCommon({ lexicon }: LineView, noun: string, head: string): boolean {
  // A사를, 3월을: letters or figures with a suffix
  if (noun === '') return head !== '';
  if (noun.length === 1) return /[A-Za-z\d]$/.test(head) && /^[사국형급년월일층호번개명원점]$/.test(noun);
  return lexicon.frequencyOf(noun, /^N(?:N[GP]|P)$/) > WELL_KNOWN;
}

function isBareGa(morpheme: Morpheme | undefined): boolean {
  return morpheme?.form === '가' && morpheme.tag === 'VV';
}

/** How much the model would rather see another syllable here. */
function mistypedShare(line: LineView, at: number): number {
  return line.doubtAt(at);
}

/** A longer run of syllables is no noun but a noun with something behind it. */
const LONGEST_NOUN = 5;

function isWellKnown({ lexicon }: LineView, noun: string): boolean {
  return (
    noun.length >= 2 && noun.length <= LONGEST_NOUN && lexicon.frequencyOf(noun, /^NN[GP]$/) > WELL_KNOWN
  );
}

/** 야은, 허은: names that look like a noun with its particle. */
function isShortName({ lexicon }: LineView, form: string): boolean {
  return form.length <= 3 && lexicon.lookup(form, 'NNP') >= 0;
}
