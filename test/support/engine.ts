import { createEngine } from '../../src/analysis/engine.js';
import type { EvidenceAnalyser } from '../../src/analysis/evidence-analyser.js';

let started: Promise<EvidenceAnalyser> | undefined;

/** One engine with the shipped weights for every test of this process; nobody closes it. */
export function sharedEngine(): Promise<EvidenceAnalyser> {
  started ??= createEngine();
  return started;
}
