import { availableParallelism } from 'node:os';
import type { TaskOptions } from '../../analysis/pool/worker-protocol.js';
import type { Rule } from '../../correction/rule/rule.js';
import type { CorrectExtra } from '../../service/workers/correction-handlers.js';
import { createTextPool } from '../../service/workers/text-pool.js';
import type { CorrectErrorResponse } from '../../wire/messages.js';
import { defineCommand } from '../command/command-spec.js';
import { didYouMean } from '../command/nearest.js';
import { parseCommand, unknownVerb } from '../command/parse-command.js';
import { showHelp } from '../command/show-help.js';
import { JSON_OPTION, RULES_OPTION, THREADS_OPTION } from '../common-options.js';
import { brokenPromises, type CorrectExamples } from '../rule-proofs.js';
import { table } from '../table.js';
import { threadsOf } from '../text-options.js';
import { UsageError } from '../usage-error.js';
import { useHouseRules } from '../use-house-rules.js';

export const spec = defineCommand({
  name: 'rules',
  usage: '<하위 명령> [옵션]',
  about: [
    '교정 규칙을 보이고, 규칙마다 적힌 보기를 실제로 고쳐 보아 시험합니다.',
    '집 규칙(--rules)을 적는 법은 docs/writing-rules.md에 있습니다.',
    '종료 상태: 0 정상, 1 test에서 어긋난 것이 있음.',
  ],
  english: [
    'Lists and explains the rules of correction, and tests each by correcting its examples.',
    'How to write a rule (--rules): docs/writing-rules.md. Exit status: 0 fine, 1 a test failed.',
  ],
  verbs: {
    list: { text: '모든 규칙의 목록.', english: 'All rules.' },
    test: {
      usage: '[규칙…]',
      text: '보기와 그대로 둘 문장을 고쳐 보고 어긋난 것을 보입니다. --rules가 있으면 그 규칙만.',
      english: 'Correct the examples and silent sentences; shows what fails. With --rules only those rules.',
    },
    explain: {
      usage: '규칙',
      text: '규칙 하나의 까닭, 조항, 보기.',
      english: 'Reason, article and examples of a rule.',
    },
  },
  options: {
    rules: RULES_OPTION,
    json: JSON_OPTION,
    threads: THREADS_OPTION,
  },
  examples: [
    ['malgyeol rules list', '규칙의 목록'],
    ['malgyeol rules explain doe-dwae', '규칙 하나의 설명'],
    ['malgyeol rules test --rules 우리-규칙', '집 규칙 시험'],
    ['malgyeol rules --json', '모든 규칙을 JSON으로'],
  ],
  takesFiles: false,
});

type Options = ReturnType<typeof parseCommand<typeof spec.options>>['values'];

/** A verb is given the rules, and those of them that are of the house. */
type Verb = (
  rules: readonly Rule[],
  house: readonly Rule[],
  ids: string[],
  options: Options,
) => Promise<number>;

const VERBS: Record<string, Verb> = { list, test, explain };

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommand(spec, args);
  const [verb = values.json ? 'list' : undefined, ...ids] = positionals;
  if (values.help || verb === undefined) return showHelp(spec, values);
  if (!Object.hasOwn(VERBS, verb)) throw unknownVerb(spec, verb);
  await useHouseRules(values.rules);
  const { RULES } = await import('../../correction/rules/index.js');
  const unknown = ids.find((id) => !RULES.some((rule) => rule.id === id));
  if (unknown !== undefined) {
    const known = RULES.map(({ id }) => id);
    throw new UsageError(`그런 규칙이 없습니다: ${unknown}${didYouMean(unknown, known)}`);
  }
  const { readRuleFolder } = await import('../../correction/rule/files/data-rules.js');
  const own = new Set(values.rules === undefined ? [] : readRuleFolder(values.rules).map(({ id }) => id));
  return VERBS[verb]!(
    RULES,
    RULES.filter(({ id }) => own.has(id)),
    ids,
    values,
  );
}

async function list(
  rules: readonly Rule[],
  _: readonly Rule[],
  __: string[],
  { json }: Options,
): Promise<number> {
  if (json) process.stdout.write(`${JSON.stringify(rules.map(entryOf))}\n`);
  else {
    const rows = rules.map((rule) => [rule.id, kindOf(rule), rule.category, rule.title]);
    process.stdout.write(`${table(['이름', '', '분류', ''], rows)}\n모두 ${rules.length}개\n`);
  }
  return 0;
}

async function explain(
  rules: readonly Rule[],
  _: readonly Rule[],
  ids: string[],
  { json }: Options,
): Promise<number> {
  const [id, more] = ids;
  if (id === undefined || more !== undefined) throw new UsageError('규칙의 이름을 하나 적어 주세요.');
  const rule = rules.find((one) => one.id === id)!;
  const { ENGLISH_REASONS } = await import('../../correction/answer/english-reasons.js');
  const { title, article, comment, silent } = rule;
  const english = ENGLISH_REASONS[id];
  const told = { ...entryOf(rule), title, article, reason: comment, ...(english && { english }), silent };
  process.stdout.write(json ? `${JSON.stringify(told)}\n` : textOf(rule, english));
  return 0;
}

async function test(
  rules: readonly Rule[],
  house: readonly Rule[],
  ids: string[],
  { json, rules: folder, threads }: Options,
): Promise<number> {
  const named =
    ids.length > 0 ? rules.filter(({ id }) => ids.includes(id)) : folder === undefined ? rules : house;
  const pool = await createTextPool({ threads: threadsOf(threads) ?? availableParallelism() });
  const correct: CorrectExamples = (texts, { dictionaries, ...options }) =>
    pool.run<CorrectErrorResponse>({
      op: 'correct',
      texts,
      options: { dictionaries } as TaskOptions,
      extra: { encoding: 'UTF16', options } satisfies CorrectExtra,
    });
  try {
    const results = await Promise.all(
      named.map(async (rule) => ({ id: rule.id, broken: await brokenPromises(rule, correct) })),
    );
    const failed = results.filter(({ broken }) => broken.length > 0);
    if (json) process.stdout.write(`${JSON.stringify(failed)}\n`);
    else {
      for (const { id, broken } of failed)
        process.stdout.write(`${id}\n${broken.map((line) => `  ${line}\n`).join('')}`);
      const found = failed.length === 0 ? '모두 적힌 대로입니다' : `${failed.length}개가 어긋납니다`;
      process.stdout.write(`규칙 ${results.length}개: ${found}.\n`);
    }
    return failed.length === 0 ? 0 : 1;
  } finally {
    await pool.close();
  }
}

function kindOf({ isData }: Rule): 'data' | 'code' {
  return isData ? 'data' : 'code';
}

function entryOf(rule: Rule) {
  const { id, category, examples } = rule;
  return { id, kind: kindOf(rule), category, examples };
}

function textOf(rule: Rule, english: string | undefined): string {
  const { id, title, category, article, comment, examples, silent } = rule;
  return [
    `${title} (${id})`,
    comment,
    ...(english ? [english] : []),
    '',
    `조항: ${article || '없음'}`,
    `분류: ${category}`,
    ...examples.map(({ wrong, right, asks }) =>
      wrong === right
        ? `확인: ${wrong}${asks === undefined ? '' : ` → ${asks}`}`
        : `틀림: ${wrong} → ${right}`,
    ),
    ...silent.map((sentence) => `그대로 둠: ${sentence}`),
    '',
  ].join('\n');
}
