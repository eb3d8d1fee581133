import { lettersAt } from '../../hangul/letters.js';
import { isSyllable, withCoda } from '../../hangul/syllable.js';
import { FITS, joinDegree } from '../../lexicon/joins.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { spellingOf } from '../../lexicon/spelling.js';
import {
  type Host,
  SPOKEN_ENDINGS,
  SPOKEN_STEMS,
  SPOKEN_WORDS,
  type SpokenEnding,
} from '../../lexicon/spoken-endings.js';
import type { Tag } from '../tags.js';
import { type Conjugated, finalTag, knownConjugation, WELL_KNOWN } from './known-conjugation.js';
import { stemsLike } from './other-stems.js';

/** In nats: as if the stems of the table had been counted so often. */
const LISTED = 5;
/** In nats: a noun that was counted less often is hardly one that somebody speaks of. */
const KNOWN_NOUN = 2;
/** In nats: what is written as it stands in dictionaries is the likelier stem (싸, not 쌓). */
const CHANGED = 1;
/** In nats: an 이다 that is not written is the less likely reading. */
const LEFT_OUT = 5;
const NOUNS: readonly Tag[] = ['NNG', 'NNP', 'NNB', 'NP'];
const HOSTS: ReadonlyArray<readonly [tag: Tag, host: Host]> = [
  ['VV', 'v'],
  ['VA', 'a'],
];
/** What is quoted before 카다: 간다카더라, 가라카노. */
const QUOTED = /[다라자냐]꼬?$/;

/** Where an ending of the table may stand in a surface: what is before the syllables that are its alone, and behind. */
interface Place {
  ending: SpokenEnding;
  head: string;
  tail: string;
}

/** The surface as a form with an ending or a stem of speech (온댔어, 했심더, 우짜노); undefined where it is none. */
export function spokenForm(surface: string, lexicon: Lexicon): Conjugated[] | undefined {
  let best: Conjugated[] | undefined;
  let most = 0;
  for (const place of placesIn(surface)) {
    const behind = endingAt(place, surface.length, lexicon);
    if (!behind) continue;
    for (const { score, before } of hostsOf(place, behind, lexicon)) {
      if (best && score <= most) continue;
      const whole = [...before, ...behind];
      if (!isSpelt(whole, surface)) continue;
      best = whole;
      most = score;
    }
  }
  return best ?? withListedStem(surface, lexicon) ?? withAuxiliary(surface, lexicon);
}

/** The syllables of an ending that no stem shares: 댔 of ㄴ댔, 유 of 아유. */
interface Shape {
  ending: SpokenEnding;
  own: string;
}

const SHAPES: readonly Shape[] = SPOKEN_ENDINGS.flatMap((ending) => {
  const { form } = ending;
  if (!isSyllable(form.charCodeAt(0))) return [{ ending, own: form.slice(1) }];
  return /^[아어]./.test(form)
    ? [
        { ending, own: form },
        { ending, own: form.slice(1) },
      ]
    : [{ ending, own: form }];
});

/** What may close a form behind a pre-final ending of the table. */
const FINAL = new Map(SPOKEN_ENDINGS.filter(({ tag }) => tag !== 'EP').map(({ form, tag }) => [form, tag]));

/** The last syllables of all shapes: whether an eojeol is worth a look. */
const LAST = new Set([
  ...SHAPES.map(({ own }) => own.at(-1)!),
  ...[...SPOKEN_WORDS.keys()].map((word) => word.at(-1)!),
]);
const LISTED_BEGINNINGS = new Set([...SPOKEN_STEMS.keys()].map((stem) => stem[0]!));

/** Whether anything in the characters is a syllable of the table. */
export function mayBeSpoken(characters: readonly string[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const character = characters[i]!;
    if (LAST.has(character) || LISTED_BEGINNINGS.has(character) || character === '부') return true;
  }
  return false;
}

function placesIn(surface: string): Place[] {
  const out: Place[] = [];
  for (const { ending, own } of SHAPES) {
    const at =
      ending.tag === 'EP'
        ? surface.lastIndexOf(own, surface.length - 1 - own.length)
        : surface.length - own.length;
    if (at < 1 || !surface.startsWith(own, at)) continue;
    out.push({ ending, head: surface.slice(0, at), tail: surface.slice(at + own.length) });
  }
  return out;
}

/** The ending and what may follow it. */
function endingAt({ ending, head, tail }: Place, end: number, lexicon: Lexicon): Conjugated[] | undefined {
  const from =
    isSyllable(ending.form.charCodeAt(0)) && ending.form.length === end - tail.length - head.length
      ? head.length
      : head.length - 1;
  const to = end - tail.length;
  const own = { form: ending.form, tag: ending.tag, from, to };
  if (tail === '') return ending.tag === 'EP' ? undefined : [own];
  const final = FINAL.get(tail) ?? finalTag(tail, lexicon);
  if (final) return [own, { form: tail, tag: final, from: to, to: end }];
  const plain = tail.endsWith('요') ? finalTag(tail.slice(0, -1), lexicon) : undefined;
  if (!plain) return undefined;
  return [
    own,
    { form: tail.slice(0, -1), tag: plain, from: to, to: end - 1 },
    { form: '요', tag: 'JX', from: end - 1, to: end },
  ];
}

interface Hosted {
  score: number;
  before: Conjugated[];
}

function* hostsOf(
  { ending, head }: Place,
  [own]: readonly Conjugated[],
  lexicon: Lexicon,
): Generator<Hosted> {
  const { form, tag, hosts } = ending;
  const to = head.length;
  const open = isSyllable(form.charCodeAt(0)) ? head : withoutCoda(head);
  for (const [stemTag, host] of HOSTS) {
    if (!hosts.has(host)) continue;
    for (const stem of new Set([head, open, ...longerStems(head), ...stemsLike(head)])) {
      const changes = stem === head || stem === open ? 0 : CHANGED;
      const score = stemFrequency(stem, stemTag, lexicon) - changes;
      if (score < WELL_KNOWN || joinDegree(stem, stemTag, form, tag) !== FITS) continue;
      yield { score, before: [{ form: stem, tag: stemTag, from: 0, to }] };
    }
  }
  if (hosts.has('p')) {
    const chain = knownConjugation(`${open}다`, lexicon)?.slice(0, -1);
    const last = chain?.at(-1);
    if (chain && last?.tag === 'EP' && joinDegree(last.form, 'EP', form, tag) === FITS)
      yield { score: stemFrequency(chain[0]!.form, chain[0]!.tag, lexicon), before: chain };
  }
  if (hosts.has('i')) yield* copulasOf(open, own!, lexicon);
}

/** Stems whose last syllable has become two or lent a consonant: 추운, 추워 (춥), 불러 (부르), 하여 (하). */
function longerStems(head: string): string[] {
  const base = head.slice(0, -1);
  const last = lettersAt(head, head.length - 1);
  const before = lettersAt(head, head.length - 2);
  if (base === '' || !last || !before) return [];
  if (last.onset === 'ㅇ' && 'ㅜㅝㅘ'.includes(last.nucleus) && before.coda === '')
    return [withCoda(base, 'ㅂ')];
  if (last.onset === 'ㄹ' && before.coda === 'ㄹ') return [`${withCoda(base, '')}르`];
  return head.endsWith('하여') ? [base] : [];
}

function* copulasOf(open: string, { form, tag, from }: Conjugated, lexicon: Lexicon): Generator<Hosted> {
  const to = open.length;
  if (open === '아니') yield { score: LISTED, before: [{ form: open, tag: 'VCN', from: 0, to }] };
  if (joinDegree('이', 'VCP', form, tag) !== FITS) return;
  for (const noun of open.endsWith('이') ? [open.slice(0, -1), open] : [open]) {
    // 그랬다, 이랬다: other words.
    if (noun === open && noun.length < 2 && noun !== '뭐' && noun !== '거') continue;
    const nounTag = likeliest(noun, lexicon);
    const score = lexicon.headwordFrequency(noun, nounTag);
    if (score < KNOWN_NOUN) continue;
    const copula: Conjugated = { form: '이', tag: 'VCP', from: Math.min(noun.length, from), to };
    if (copula.from === copula.to) copula.from--;
    // 그랬구마: rather a form of 그렇다 than 이다 that is left out behind 그.
    const left = noun === open ? LEFT_OUT : 0;
    yield { score: score - left, before: [{ form: noun, tag: nounTag, from: 0, to: noun.length }, copula] };
  }
}

function likeliest(noun: string, lexicon: Lexicon): Tag {
  const frequency = (tag: Tag) => lexicon.headwordFrequency(noun, tag);
  return NOUNS.reduce((best, tag) => (frequency(tag) > frequency(best) ? tag : best));
}

function stemFrequency(stem: string, tag: Tag, lexicon: Lexicon): number {
  return SPOKEN_STEMS.get(stem) === tag ? LISTED : lexicon.headwordFrequency(stem, tag);
}

/** 우짜노, 이카노; 간다카더라, 뭐라카노: a stem of the table with any ending, alone or behind what is quoted. */
function withListedStem(surface: string, lexicon: Lexicon): Conjugated[] | undefined {
  const listed = (stem: string, tag: Tag) => (tag === 'VV' && SPOKEN_STEMS.get(stem) === tag ? LISTED : -1);
  if (LISTED_BEGINNINGS.has(surface[0]!)) {
    const whole = knownConjugation(surface, lexicon, listed);
    if (whole) return whole;
  }
  const at = surface.lastIndexOf('카');
  const said = at < 2 ? undefined : quotedIn(surface.slice(0, at), lexicon);
  const stem = said && knownConjugation(surface.slice(at), lexicon, listed);
  return stem && [...said, ...moved(stem, at)];
}

function quotedIn(surface: string, lexicon: Lexicon): Conjugated[] | undefined {
  if (!QUOTED.test(surface)) return undefined;
  const form = knownConjugation(surface, lexicon);
  if (form) return form.map((m, i) => (i === form.length - 1 ? { ...m, tag: 'EC' } : m));
  const noun = surface.endsWith('라') ? surface.slice(0, -1) : '';
  const end = surface.length;
  const own: Conjugated = { form: '라', tag: 'EC', from: end - 1, to: end };
  for (const { before } of noun === '' ? [] : copulasOf(noun, own, lexicon)) return [...before, own];
  return undefined;
}

/** 해부렀다, 먹어부러: 버리다 as the south-west says it. */
function withAuxiliary(surface: string, lexicon: Lexicon): Conjugated[] | undefined {
  const at = surface.search(/부[러렀]/);
  if (at < 1) return undefined;
  const before = knownConjugation(surface.slice(0, at), lexicon);
  const linking = before?.at(-1);
  if (!before || !linking || !/^[아어]$/.test(linking.form)) return undefined;
  const auxiliary = knownConjugation(surface.slice(at), lexicon, (stem) => (stem === '부러' ? LISTED : -1));
  if (!auxiliary) return undefined;
  const [stem, ...endings] = moved(auxiliary, at);
  return [...before.slice(0, -1), { ...linking, tag: 'EC' }, { ...stem!, tag: 'VX' }, ...endings];
}

function moved(form: readonly Conjugated[], by: number): Conjugated[] {
  return form.map((m) => ({ ...m, from: m.from + by, to: m.to + by }));
}

function isSpelt(whole: readonly Conjugated[], surface: string): boolean {
  return spellingOf(whole, surface) === 'plain';
}

function withoutCoda(head: string): string {
  return isSyllable(head.charCodeAt(head.length - 1)) ? withCoda(head, '') : head;
}
