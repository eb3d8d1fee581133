import type { Look } from '../../analysis/reader/reader.js';
import { isSyllable } from '../../hangul/syllable.js';
import type { Candidate, CandidateKind } from './candidate.js';
import { melted, neighboursOf, respelt, twoLettersFrom } from './letter-steps.js';
import { LONGER_PARTICLES, PARTICLES } from './particle-steps.js';

/** A space, or none, that is likelier than what stands there by so much is a candidate; so is a letter. */
const LEAST_OF_SPACE = -0.5;
const LEAST_OF_LETTER = 0;
/** Two letters of one syllable at once are a bolder guess. */
const LEAST_OF_LETTERS = 4;
/** Of the letters that would be likelier at one place only the best are looked at, and more of them where what stands there is strange. */
const MOST_AT_PLACE = 4;
const MOST_AT_STRANGE_PLACE = 8;
/** Two syllables that are likelier only together are, each beside the other's mistake, not much less likely. */
const LEAST_OF_BOTH = -4;
/** What is likelier than this is not asked about: hardly anything could be likelier. */
const EXPECTED = -0.4;
/** Particles that fit are likelier than this. */
const DOUBTFUL = -1.5;
/** What is less likely than this between its neighbours may be a slip that takes more than one letter to mend. */
const STRANGE = -3;
/** What is less likely than this may not belong there at all, or have two letters wrong. */
const VERY_STRANGE = -4.5;

/** All wordings of a line one step away that may be likelier, by what the reader thinks of every place. Knows no words. */
export function candidatesIn(text: string, look: Look): Candidate[] {
  const places = new Places(text, look);
  for (let place = 0; place < look.begins.length; place++) {
    places.addSpace(place);
    if (!isSyllable(text.charCodeAt(look.begins[place]!))) continue;
    places.addParticles(place);
    places.addLetters(place);
    places.addSteps(place);
  }
  return places.found;
}

/** The places of a line, and the candidates found at them so far. */
class Places {
  readonly found: Candidate[] = [];

  constructor(
    private readonly text: string,
    private readonly look: Look,
  ) {}

  addSpace(place: number): void {
    if (place === 0) return;
    const { begins, space } = this.look;
    const at = begins[place]!;
    const before = begins[place - 1]! + 1;
    const gain = before < at ? -space[place]! : space[place]!;
    if (gain < LEAST_OF_SPACE) return;
    if (before < at) this.add(place, before, at, '', 'space-removed', gain);
    else this.add(place, at, at, ' ', 'space-added', gain);
  }

  /** One or two letters of a syllable are others, or none. */
  addLetters(place: number): void {
    const own = this.own(place);
    if (own > EXPECTED) return;
    const most = own > STRANGE ? MOST_AT_PLACE : MOST_AT_STRANGE_PLACE;
    const here = this.text[this.look.begins[place]!]!;
    this.addBest(place, neighboursOf(here), 'letter', LEAST_OF_LETTER, most);
    if (own < VERY_STRANGE)
      this.addBest(place, twoLettersFrom(here), 'letters', LEAST_OF_LETTERS, MOST_AT_PLACE);
  }

  /** Another particle at the end of a word. */
  addParticles(place: number): void {
    const at = this.look.begins[place]!;
    if (isSyllable(this.text.charCodeAt(at + 1))) return;
    const here = this.text[at]!;
    const own = this.own(place);
    if (PARTICLES.includes(here) && own < EXPECTED)
      this.addBest(place, PARTICLES, 'particle', LEAST_OF_LETTER, PARTICLES.length);
    if (own > DOUBTFUL) return;
    for (const [particle, others] of LONGER_PARTICLES) {
      const begin = at + 1 - particle.length;
      if (begin <= 0 || !isSyllable(this.text.charCodeAt(begin - 1))) continue;
      if (!this.text.startsWith(particle, begin)) continue;
      for (const other of others) this.add(place, begin, at + 1, other, 'particle', 0);
    }
  }

  /** Slips that take more than the letters of one syllable: one too many, two in the wrong order, sounds written as they are heard. */
  addSteps(place: number): void {
    const [before, own, behind] = this.around(place);
    const at = this.look.begins[place]!;
    const here = this.text[at]!;
    const inWord =
      isSyllable(this.text.charCodeAt(at + 1)) || (at > 0 && isSyllable(this.text.charCodeAt(at - 1)));
    if (own < VERY_STRANGE && inWord) this.add(place, at, at + 1, '', 'dropped', 0);
    if (own > STRANGE && behind > STRANGE) return;
    const next = this.text[at + 1] ?? '';
    if (!isSyllable(next.charCodeAt(0))) return;
    for (const spelt of respelt(here, next))
      if (this.look.gain(place, spelt[0]!) + this.look.gain(place + 1, spelt[1]!) > LEAST_OF_BOTH)
        this.add(place, at, at + 2, spelt, 'sound', 0);
    const one = melted(here, next);
    if (one && Math.min(own, behind) < VERY_STRANGE) this.add(place, at, at + 2, one, 'melted', 0);
    if (here !== next && own < STRANGE && behind < STRANGE && Math.min(before, own, behind) < VERY_STRANGE)
      this.add(place, at, at + 2, next + here, 'swapped', 0);
  }

  private addBest(
    place: number,
    syllables: readonly string[],
    kind: CandidateKind,
    least: number,
    most: number,
  ): void {
    const at = this.look.begins[place]!;
    const better = this.look.likelier(place, syllables, least, most);
    for (const { character, gain } of better)
      this.add(place, at, at + 1, character, kind, gain, better[0]!.gain - gain);
  }

  private add(
    place: number,
    begin: number,
    end: number,
    replacement: string,
    kind: CandidateKind,
    placed: number,
    behindBest = 0,
  ): void {
    for (let k = this.found.length - 1; k >= 0 && this.found[k]!.begin >= begin - 1; k--) {
      const other = this.found[k]!;
      if (other.begin === begin && other.end === end && other.replacement === replacement) return;
    }
    const own = this.around(place);
    this.found.push({
      begin,
      end,
      replacement,
      kind,
      own,
      seldom: this.look.isSeldom(place),
      placed,
      behindBest,
      gain: 0,
      close: 0,
    });
  }

  private around(place: number): [number, number, number] {
    return [this.own(place - 1), this.own(place), this.own(place + 1)];
  }

  private own(place: number): number {
    return this.look.own[place] ?? 0;
  }
}
