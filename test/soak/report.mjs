/** The report of an endurance run: what was done, what was wrong, and plots of memory and requests. */
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { plot } from './plot.mjs';

/** Returns the number of faults. */
export function writeReport(out, { seed, results }) {
  const lines = [
    '# Endurance',
    '',
    `${new Date().toISOString().slice(0, 16)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ` +
      `${Math.round(totalmem() / 2 ** 30)} GB; seed ${seed}`,
    '',
    '| part | what was done | seconds | faults |',
    '| ---- | ------------- | ------- | ------ |',
    ...Object.entries(results).map(
      ([name, result]) =>
        `| ${name} | ${summaryOf(result)} | ${result.took ?? 0} | ${result.faults.length} |`,
    ),
    '',
  ];
  for (const [name, { faults, skipped = [] }] of Object.entries(results)) {
    for (const what of skipped) lines.push(`- not run (${name}): ${what}`);
    if (faults.length === 0) continue;
    lines.push('', `## Faults of ${name}`, '');
    for (const fault of faults.slice(0, 20)) lines.push(`- \`${JSON.stringify(fault).slice(0, 600)}\``);
  }
  const { load, connections } = results;
  if (load?.phases?.length > 0) lines.push('', '## Mixed load', '', ...loadPlots(out, load.phases));
  for (const { name, before, after, results: attacks } of connections?.sieges ?? []) {
    lines.push('', `## Connections (${name})`, '', '```', `before ${JSON.stringify(before)}`);
    for (const attack of attacks) lines.push(JSON.stringify(attack));
    lines.push(`after  ${JSON.stringify(after)}`, '```');
  }
  writeFileSync(`${out}/report.md`, `${lines.join('\n')}\n`);
  return Object.values(results).reduce((sum, { faults }) => sum + faults.length, 0);
}

function summaryOf(result) {
  if (result.inputs !== undefined)
    return `${result.inputs.toLocaleString('en')} inputs ${countsOf(result.counts)}`;
  if (result.rounds !== undefined) return `${result.rounds} kills, ${result.writes} writes acknowledged`;
  if (result.kills !== undefined)
    return `${result.kills} kills, ${result.answered} answers, ${result.retried} retries`;
  if (result.phases !== undefined) {
    return result.phases
      .map(({ name, samples }) => `${name}: ${samples.at(-1)?.requests ?? 0} requests`)
      .join('; ');
  }
  const attacks = result.sieges?.flatMap(({ results }) => results) ?? [];
  return attacks.map(({ what, count }) => `${count} ${what}`).join(', ');
}

const countsOf = (counts) =>
  `(${Object.entries(counts)
    .map(([name, count]) => `${name} ${count.toLocaleString('en')}`)
    .join(', ')})`;

function loadPlots(out, phases) {
  const of = (field) =>
    Object.fromEntries(phases.map(({ name, samples }) => [name, samples.map((s) => [s.minute, s[field]])]));
  const lines = [];
  for (const [field, title, unit] of [
    ['rss', 'Resident memory', 'MB'],
    ['requests', 'Requests answered', ''],
    ['fds', 'Open files and sockets', ''],
  ]) {
    const svg = plot(title, of(field), { x: 'minutes', y: unit });
    if (svg === undefined) continue;
    writeFileSync(`${out}/${field}.svg`, svg);
    lines.push(`![${title}](${field}.svg)`, '');
  }
  for (const { name, summary } of phases) {
    lines.push(`- ${name}: memory by sixths of the time ${summary.rssBySixths?.join(', ')} MB`);
  }
  return lines;
}
