import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Their specs start browsers, programs and databases: a short file may take long. */
const SLOW = /\/test\/(?:browser|cli|documents|mcp|package)\/|\/test\/store\.spec\.ts$/;

/**
 * In a fresh clone vitest knows only how large the files are and begins with the largest, so that a short one that takes
 * half a minute may begin last, when nothing is left to do beside it.
 */
export class SlowRoomsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // One project after the other, as they are sorted: each reads its models and modules once.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const slow = own.filter(({ moduleId }) => SLOW.test(moduleId));
      return [...slow, ...own.filter((file) => !slow.includes(file))];
    });
  }
}
