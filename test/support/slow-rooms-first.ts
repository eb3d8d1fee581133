import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONGEST } from './longest-specs.js';

/** Their specs start browsers, programs and databases: a short file may take long. */
const SLOW =
  /\/test\/(?:browser|cli|clients|documents|mcp|package|search)\/|\/test\/(?:helped-engine|store)\.spec\.ts$/;
/** The engine's only need the processor and are short, so that nobody waits for the last of them. */
const PROJECTS = ['alone', 'service', 'engine'];

/**
 * In a fresh clone vitest knows only how large the files are and begins with the largest, so that a short one that takes
 * half a minute may begin last, when nothing is left to do beside it.
 */
export class SlowRoomsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // One project after the other: each reads its models and modules once.
    return sorted.sort(
      (a, b) =>
        PROJECTS.indexOf(a.project.name) - PROJECTS.indexOf(b.project.name) ||
        rankOf(a.moduleId) - rankOf(b.moduleId),
    );
  }
}

function rankOf(path: string): number {
  const longest = LONGEST.findIndex((name) => path.endsWith(`/${name}`));
  if (longest >= 0) return longest;
  return LONGEST.length + (SLOW.test(path) ? 0 : 1);
}
