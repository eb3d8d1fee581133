import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprintOf } from './finding-formats.js';
import type { Finding } from './findings.js';

/** What was known before and is let pass: how often each finding may be there. */
export type Baseline = Map<string, number>;

/** A file that is not there yet knows nothing. */
export function readBaseline(path: string): Baseline {
  if (!existsSync(path)) return new Map();
  try {
    const { findings } = JSON.parse(readFileSync(path, 'utf8')) as { findings: Record<string, number> };
    return new Map(Object.entries(findings));
  } catch (cause) {
    throw new Error(`${path}: 기준 파일을 읽을 수 없습니다. --update-baseline으로 다시 만들어 주세요.`, {
      cause,
    });
  }
}

export function writeBaseline(path: string, findings: readonly Finding[]): void {
  const counts: Record<string, number> = {};
  for (const print of findings.map(fingerprintOf).sort()) counts[print] = (counts[print] ?? 0) + 1;
  writeFileSync(path, `${JSON.stringify({ version: 1, findings: counts }, undefined, 2)}\n`);
}

/** Those that the baseline does not know; each of its entries lets as many pass as it counts. */
export function newFindings(findings: readonly Finding[], baseline: Baseline): Finding[] {
  const left = new Map(baseline);
  return findings.filter((finding) => {
    const print = fingerprintOf(finding);
    const count = left.get(print) ?? 0;
    left.set(print, count - 1);
    return count <= 0;
  });
}
