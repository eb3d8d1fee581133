import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { WORK } from './install.mjs';
import { plot } from './plot.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const mean = (values) => values.reduce((a, b) => a + b, 0) / values.length;
const score = (value) => value.toFixed(3).replace(/^0/, '');
const number = (digits) => (value) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The mean over the sets of a family; undefined where the competitor has no such operation. */
function over(row, prefix, figure) {
  const sets = Object.keys(row.figures).filter((set) => set.startsWith(prefix));
  return sets.length ? mean(sets.map((set) => row.figures[set][figure])) : undefined;
}

const ACCURACY = [
  ['중의성', 'ambiguity', 'ambiguity.train', 'accuracy'],
  ['KLUE', 'KLUE', 'klue.a', 'f1'],
  ['GSD', 'GSD', 'gsd.dev', 'f1'],
  ['KSL', 'KSL', 'ksl.dev', 'f1'],
  ['합의', 'voted', 'voted', 'kiwi_micro'],
  ['문장 나누기', 'sentences', 'sents/', 'normalized_f1'],
  ['띄어쓰기', 'spacing', 'space/', 'kept'],
  ['띄어쓰기(모두 붙인 글)', 'spacing (no spaces)', 'space/', 'reset'],
].map(([ko, en, set, figure]) => ({
  ko,
  en,
  format: score,
  best: Math.max,
  get: (row) => over(row, set, figure),
}));

const COST = [
  ['글자/초', 'characters/s', 'speed', 0, Math.max],
  ['글자/CPU초', 'characters/CPU s', 'perCpu', 0, Math.max],
  ['한 문장(ms)', 'one sentence (ms)', 'single', 2, Math.min],
  ['적재(s)', 'load (s)', 'load', 2, Math.min],
  ['메모리(MB)', 'memory (MB)', 'memory', 0, Math.min],
].map(([ko, en, key, digits, best]) => ({
  ko,
  en,
  format: number(digits),
  best,
  // Memory is undefined where the system does not tell.
  get: (row) => (row[key].includes(undefined) ? undefined : median(row[key])),
}));

function table(rows, columns, language) {
  const lines = [
    `| | ${columns.map((column) => column[language]).join(' | ')} |`,
    `| --- | ${columns.map(() => '--:').join(' | ')} |`,
  ];
  const cells = columns.map(({ get, format, best }) => {
    const values = rows.map(get);
    const top = best(...values.filter((value) => value !== undefined));
    return values.map((value) => {
      if (value === undefined) return '–';
      return format(value) === format(top) ? `**${format(value)}**` : format(value);
    });
  });
  rows.forEach((row, i) => {
    lines.push(`| ${row.name} | ${cells.map((column) => column[i]).join(' | ')} |`);
  });
  return lines.join('\n');
}

function notes({ rows, threads, rounds, characters }, language) {
  const machine = cpus()[0].model.replace(/\(R\)|\(TM\)/g, '');
  const peers = [...new Set(rows.map(({ pip, npm }) => pip ?? npm).filter(Boolean))];
  const versions = peers.map((name) => name.replace(/=*[=@]/, ' ')).join(', ');
  const length = number(0)(characters);
  const text = {
    ko: `${machine}, 스레드 ${threads}개. 같은 글 ${length}자를 한 실행에서 번갈아 ${rounds}번 잰 중앙값(${versions}).`,
    en: `${machine}, threads: ${threads}. The same ${length} characters for all, in turns within one run, median of ${rounds} (${versions}).`,
  };
  const out = [text[language]];
  const single = rows.filter((row) => row.oneThread).map(({ name }) => name);
  if (threads > 1 && single.length > 0)
    out.push(`${language === 'ko' ? '스레드를 하나만 씀' : 'One thread only'}: ${single.join(', ')}.`);
  for (const { name, problem } of rows)
    if (problem) out.push(`⚠ ${name}: ${language === 'ko' ? '재지 못함' : 'not measured'} – ${problem}`);
  return out.join('\n\n');
}

/** Where the newest results stand for readers. */
const PAGE = 'docs/accuracy.md';
const EXPLAINED = readFileSync(new URL('./README.md', import.meta.url), 'utf8').split(
  '## What the columns mean',
)[1];

/** A full run replaces what the repository shows; a partial one stays in bench/work. */
export function writeResults(run) {
  const { rows, hasSets, complete } = run;
  const ready = rows.filter((row) => !row.problem);
  const block = (language, image) =>
    [
      ...(hasSets ? [table(ready, ACCURACY, language)] : []),
      table(ready, COST, language),
      notes(run, language),
      ...(hasSets ? [`![정확도와 속도 / accuracy against speed](${image})`] : []),
    ].join('\n\n');
  const folder = complete ? `${ROOT}bench/` : WORK;
  const markdown = `# Results\n\n${block('en', 'results.svg')}${EXPLAINED}`;
  writeFileSync(`${folder}results.md`, markdown);
  if (hasSets) writeFileSync(`${folder}results.svg`, plot(ready.map(pointOf)));
  if (complete) {
    let page = readFileSync(ROOT + PAGE, 'utf8');
    for (const language of ['ko', 'en'])
      page = between(page, `bench:${language}`, block(language, '../bench/results.svg'));
    writeFileSync(ROOT + PAGE, page);
    spawnSync('npx', ['biome', 'format', '--write', PAGE, 'bench'], { cwd: ROOT });
  }
  console.log(block('ko', `${folder}results.svg`));
  console.error(`결과: ${folder}results.md`);
}

function between(text, mark, content) {
  const [open, close] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const from = text.indexOf(open);
  const to = text.indexOf(close);
  if (from < 0 || to < from) throw new Error(`${PAGE}에 ${open} … ${close}가 없습니다.`);
  return `${text.slice(0, from)}${open}\n\n${content}\n\n${text.slice(to)}`;
}

function pointOf(row) {
  return {
    name: row.name,
    own: row.id === 'malgyeol',
    speed: COST[0].get(row),
    panels: [
      mean(['klue.a', 'gsd.dev', 'ksl.dev'].map((set) => row.figures[set].f1)),
      row.figures['ambiguity.train'].accuracy,
    ],
  };
}
