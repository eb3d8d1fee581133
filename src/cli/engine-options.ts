import type { TaskOptions } from '../analysis/pool/worker-protocol.js';
import { LEVELS } from '../correction/certainty/level.js';
import { SWITCHES } from '../correction/switches.js';
import type { CorrectOptions } from '../correction/types.js';
import { setOf } from '../dictionary/set-names.js';
import { ruleIdOf } from '../service/render/render-correction.js';
import { SET_NAMES, type SetName } from '../store/types.js';

/** What other programs may ask of an analysis; all are on or off. */
const ANALYSIS_OPTIONS = [
  'splitSentences',
  'autoSpacing',
  'autoJointing',
  'withSense',
  'typos',
  'raw',
  'reset',
] as const satisfies ReadonlyArray<keyof TaskOptions>;

const CORRECTION_OPTIONS = [...SWITCHES, 'level', 'ignoreRules', 'ignoreWords'] as const;

/** Other programs write these by hand, so a slip is told instead of meaning something else. */
export function checkedAnalysisOptions(given: unknown = {}): TaskOptions {
  const options = knownOnly('options', given, ANALYSIS_OPTIONS);
  for (const [name, value] of Object.entries(options)) requireSwitch(name, value);
  return options;
}

/** As the server reads its `config`: a level in any case, and rules by the names that answers give them. */
export function checkedCorrectOptions(given: unknown = {}): CorrectOptions {
  const { level, ignoreRules, ignoreWords, ...switches } = knownOnly('correct', given, CORRECTION_OPTIONS);
  for (const [name, value] of Object.entries(switches)) requireSwitch(name, value);
  return {
    ...switches,
    ...(level === undefined ? {} : { level: levelOf(level) }),
    ...(ignoreRules === undefined
      ? {}
      : { ignoreRules: checkedStrings('ignoreRules', ignoreRules).map(ruleIdOf) }),
    ...(ignoreWords === undefined ? {} : { ignoreWords: checkedStrings('ignoreWords', ignoreWords) }),
  };
}

export function checkedStrings(what: string, given: unknown): string[] {
  if (Array.isArray(given) && given.every((one) => typeof one === 'string')) return given;
  throw new Error(`${what}에는 문자열의 목록을 주세요.`);
}

/** Words by the sets of a dictionary, whichever of its names a set is called by. */
export function checkedWordSets(given: unknown): Array<[SetName, string[]]> {
  return Object.entries(asObject('sets', given)).map(([name, words]) => {
    const set = setOf(name);
    if (set === undefined)
      throw new Error(`모르는 낱말 묶음입니다: ${name}. ${SET_NAMES.join(', ')} 가운데서 고르세요.`);
    return [set, checkedStrings(name, words)];
  });
}

function knownOnly<N extends string>(
  what: string,
  given: unknown,
  known: readonly N[],
): { [K in N]?: never } & Record<string, unknown> {
  const options = asObject(what, given);
  const unknown = Object.keys(options).filter((name) => !(known as readonly string[]).includes(name));
  if (unknown.length > 0)
    throw new Error(`알 수 없는 옵션입니다: ${unknown.join(', ')}. 있는 옵션: ${known.join(', ')}`);
  return options as { [K in N]?: never } & Record<string, unknown>;
}

function asObject(what: string, given: unknown): Record<string, unknown> {
  if (given !== null && typeof given === 'object' && !Array.isArray(given))
    return given as Record<string, unknown>;
  throw new Error(`${what}에는 이름과 값을 담은 객체를 주세요.`);
}

function requireSwitch(name: string, value: unknown): void {
  if (typeof value !== 'boolean') throw new Error(`${name} 옵션의 값은 true나 false여야 합니다.`);
}

function levelOf(given: unknown): CorrectOptions['level'] {
  const level = LEVELS.find((name) => typeof given === 'string' && name === given.toLowerCase());
  if (level) return level;
  throw new Error(`level은 ${LEVELS.join(', ')} 가운데 하나여야 합니다: ${String(given)}`);
}
