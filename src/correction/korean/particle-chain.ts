import { CODAS, codaOf } from '../../hangul/syllable.js';
import { rightShape } from './particle-shape.js';
import { endsInConsonant } from './reading-end.js';

/** Particles by the place they take where several are stacked: 집+으로+만+은+요. */
const STACKED = new RegExp(
  `^${[
    '(에게서|한테서|에서|에게|한테|께서|께|에|으로|로|과|와|이랑|랑|이나|하고|보다|처럼|만큼)?',
    '(서|써)?',
    '(까지|부터|조차|마저|마다|만|뿐|밖에)?',
    '(까지|부터|조차|마저|마다|만|뿐|밖에)?',
    '(은|는|이|가|을|를|도|의)?',
    '(커녕|요)?',
  ].join('')}$`,
);

/** The particles that a run of syllables is made of, in order; undefined where it is anything else. */
export function stackedParticles(run: string): string[] | undefined {
  const found = run === '' ? null : STACKED.exec(run);
  if (!found) return undefined;
  // 에서 has taken its own 서; alone it stands only behind 로
  if (found[2] !== undefined && !/로$/.test(found[1] ?? '')) return undefined;
  return found.slice(1).filter((particle) => particle !== undefined);
}

export interface Misshapen {
  /** Counted from the first particle on. */
  at: number;
  surface: string;
  replacement: string;
}

/** Which of the particles behind a word have the shape that belongs to another sound: each goes by what stands right before it. */
export function misshapen(before: string, particles: readonly string[]): Misshapen[] {
  const out: Misshapen[] = [];
  let at = 0;
  for (const [i, surface] of particles.entries()) {
    const sound = i === 0 ? endsInConsonant(before) : soundOf(particles[i - 1]!);
    const replacement = sound && rightShape(surface, sound, i === 0 ? before : particles[i - 1]!);
    if (replacement && replacement !== surface) out.push({ at, surface, replacement });
    at += surface.length;
  }
  return out;
}

function soundOf(particle: string): 'yes' | 'no' | 'ㄹ' {
  const coda = CODAS[codaOf(particle.charCodeAt(particle.length - 1))];
  return coda === '' ? 'no' : coda === 'ㄹ' ? 'ㄹ' : 'yes';
}
