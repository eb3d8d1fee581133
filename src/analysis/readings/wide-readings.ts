import { CODAS, codaOf, isSyllable } from '../../hangul/syllable.js';
import { FITS, joinDegree } from '../../lexicon/joins.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { copiesOf, morphemeOf, type PathMorpheme, withChange } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

/** More than these are never asked about, however many cuts the lexicon allows. */
const MOST = 8;
/** An eojeol that is longer is hardly ever read in two ways by its cut. */
const LONGEST = 6;
/** The logarithm of the count below which a word is too rare to be offered against what the encoder reads. */
const LEAST_FREQUENCY = 2;
const PARTICLES: readonly Tag[] = ['JKS', 'JKG', 'JKO', 'JKB', 'JX', 'JC'];
/** What a whole eojeol may be without particle or ending. */
const WHOLE: readonly Tag[] = ['NNG', 'NNB', 'MAG', 'MAJ', 'IC', 'NR', 'NP', 'MMA', 'MMD', 'MMN'];
/** Tags that the same stem or noun has in other uses. */
const OTHER_TAGS: Partial<Record<Tag, readonly Tag[]>> = {
  VV: ['VA', 'VX'],
  VA: ['VV', 'VX'],
  VX: ['VV', 'VA'],
  NNB: ['NNG'],
  NNG: ['NNB'],
};
/** Endings that are also the end of a noun or a particle, with the tags they have. */
const ENDINGS: ReadonlyArray<readonly [string, Tag]> = [
  ['는', 'ETM'],
  ['은', 'ETM'],
  ['을', 'ETM'],
  ['던', 'ETM'],
  ['고', 'EC'],
  ['지', 'EC'],
  ['게', 'EC'],
  ['면', 'EC'],
  ['니', 'EC'],
  ['나', 'EC'],
  ['자', 'EF'],
  ['기', 'ETN'],
  ['음', 'ETN'],
];
const CODA_ENDINGS: Readonly<Record<string, Tag>> = { ㄴ: 'ETM', ㄹ: 'ETM', ㅁ: 'ETN' };
const RIEUL = CODAS.indexOf('ㄹ');
const HANGUL = /^[가-힣]+$/;

/**
 * Readings that the lexicon allows whatever the encoder thinks of them: other cuts between a noun and its particle (강의:
 * 강+의), a stem with its ending for a noun (끈: 끄+ㄴ), other tags of the same stem. They are for who knows what the words
 * around are about.
 */
export function wideReadings(
  paths: ReadonlyArray<readonly PathMorpheme[]>,
  characters: readonly string[],
  lexicon: Lexicon,
): PathMorpheme[][] {
  const out: PathMorpheme[][] = [];
  const core = coreOf(paths[0]!);
  if (core) {
    const cutter = new Cutter(core, characters, lexicon, out);
    cutter.cutNouns();
    cutter.cutStems();
  }
  for (const path of paths.slice(0, 2)) exchangeTags(path, lexicon, out);
  return out.slice(0, MOST);
}

/** What stands between the marks around a word. */
interface Core {
  before: readonly PathMorpheme[];
  middle: readonly PathMorpheme[];
  after: readonly PathMorpheme[];
}

function coreOf(path: readonly PathMorpheme[]): Core | undefined {
  const from = path.findIndex(({ tag }) => tag[0] !== 'S');
  const to = path.findLastIndex(({ tag }) => tag[0] !== 'S') + 1;
  if (from < 0 || path.some(({ word }) => word)) return undefined;
  return { before: path.slice(0, from), middle: path.slice(from, to), after: path.slice(to) };
}

class Cutter {
  private readonly from: number;

  constructor(
    private readonly core: Core,
    private readonly characters: readonly string[],
    private readonly lexicon: Lexicon,
    private readonly out: PathMorpheme[][],
  ) {
    this.from = core.middle[0]!.from;
  }

  /** One noun, or a noun and a particle, up to the end or up to the particles that stand there anyway. */
  cutNouns(): void {
    const { middle } = this.core;
    this.cutNounsBefore(middle.at(-1)!.to, []);
    for (let k = middle.length - 1; k > 0 && middle[k]!.tag[0] === 'J'; k--) {
      if (middle[k]!.from < middle[k - 1]!.to) return;
      this.cutNounsBefore(middle[k]!.from, middle.slice(k));
    }
  }

  private cutNounsBefore(end: number, tail: readonly PathMorpheme[]): void {
    const text = this.text(this.from, end);
    if (text === undefined) return;
    for (const tag of tail.length === 0 ? WHOLE : WHOLE.slice(0, 1))
      if (isWord(text, tag, this.lexicon)) this.put([this.morpheme(text, tag, this.from, end)], tail);
    for (let cut = this.from + 1; cut < end; cut++) {
      const noun = text.slice(0, cut - this.from);
      const rest = text.slice(cut - this.from);
      const tag = (['NNG', 'NP', 'NNB'] as const).find((kind) => isWord(noun, kind, this.lexicon));
      if (!tag) continue;
      const particle = this.particleTag(rest);
      if (particle)
        this.put([this.morpheme(noun, tag, this.from, cut), this.morpheme(rest, particle, cut, end)], tail);
      if (rest === '인')
        this.put(
          [
            this.morpheme(noun, tag, this.from, cut),
            this.morpheme('이', 'VCP', cut, end),
            this.morpheme('ㄴ', 'ETM', cut, end),
          ],
          tail,
        );
    }
  }

  /** A stem and a short ending: 나는 is 나+는 and 날+는, 끈 is 끄+ㄴ and 끌+ㄴ. */
  cutStems(): void {
    const end = this.core.middle.at(-1)!.to;
    const text = this.text(this.from, end);
    if (text === undefined) return;
    for (const [ending, tag] of ENDINGS)
      if (text.length > ending.length && text.endsWith(ending))
        this.putStems(text.slice(0, -ending.length), ending, tag, end - ending.length, end);
    const last = text.charCodeAt(text.length - 1);
    const coda = CODAS[codaOf(last)]!;
    const tag = CODA_ENDINGS[coda];
    if (tag)
      this.putStems(text.slice(0, -1) + String.fromCharCode(last - codaOf(last)), coda, tag, end - 1, end);
  }

  private putStems(surface: string, ending: string, tag: Tag, cut: number, end: number): void {
    const last = surface.charCodeAt(surface.length - 1);
    if (!isSyllable(last)) return;
    const stems =
      codaOf(last) === 0 ? [surface, surface.slice(0, -1) + String.fromCharCode(last + RIEUL)] : [surface];
    for (const stem of stems)
      for (const kind of ['VV', 'VA'] as const)
        if (isWord(stem, kind, this.lexicon))
          this.put(
            [
              this.morpheme(
                stem,
                kind,
                this.from,
                ending.length === end - cut && isSyllable(ending.charCodeAt(0)) ? cut : end,
              ),
              this.morpheme(ending, tag, cut, end),
            ],
            [],
          );
  }

  /** The tag that the particle mostly has. */
  private particleTag(form: string): Tag | undefined {
    let best: Tag | undefined;
    for (const tag of PARTICLES)
      if (
        isWord(form, tag, this.lexicon) &&
        (!best || this.lexicon.frequencyOf(form, tag) > this.lexicon.frequencyOf(form, best))
      )
        best = tag;
    return best;
  }

  private text(from: number, to: number): string | undefined {
    const text = this.characters.slice(from, to).join('');
    return text.length <= LONGEST && HANGUL.test(text) ? text : undefined;
  }

  private morpheme(form: string, tag: Tag, from: number, to: number): PathMorpheme {
    return morphemeOf(form, tag, from, to, -1);
  }

  private put(found: readonly PathMorpheme[], tail: readonly PathMorpheme[]): void {
    const middle = [...found, ...copiesOf(tail)];
    for (let i = 1; i < middle.length; i++) if (!fits(middle[i - 1]!, middle[i]!)) return;
    const { before, after } = this.core;
    this.out.push([...copiesOf(before), ...middle, ...copiesOf(after)]);
  }
}

function exchangeTags(path: readonly PathMorpheme[], lexicon: Lexicon, out: PathMorpheme[][]): void {
  path.forEach((m, i) => {
    if (m.word) return;
    for (const tag of OTHER_TAGS[m.tag] ?? []) {
      if (tag === 'VX' && i > 0 && path[i - 1]!.tag !== 'EC') continue;
      if (!isWord(m.form, tag, lexicon)) continue;
      const other = withChange(path, i, { tag });
      if (other.every((x, k) => k === 0 || fits(other[k - 1]!, x))) out.push(other);
    }
  });
}

function fits(a: PathMorpheme, b: PathMorpheme): boolean {
  return joinDegree(a.form, a.tag, b.form, b.tag) === FITS;
}

/** A word of general dictionaries that is not rare in text. */
function isWord(form: string, tag: Tag, lexicon: Lexicon): boolean {
  const payload = lexicon.lookup(form, tag);
  return payload >= 0 && lexicon.isHeadwordEntry(payload) && lexicon.frequency(payload) >= LEAST_FREQUENCY;
}
