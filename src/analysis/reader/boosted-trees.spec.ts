import { expect, it } from 'vitest';
import { type BoostedTrees, probabilityOf } from './boosted-trees.js';

/** Adds 1 where the first feature is above 2, and takes 1 away elsewhere. */
const TREES: BoostedTrees = {
  base: 0.5,
  trees: [
    { feature: [0, -1, -1], threshold: [2, 0, 0], left: [1, 0, 0], right: [2, 0, 0], value: [0, -1, 1] },
    { feature: [1, -1, -1], threshold: [0, 0, 0], left: [1, 0, 0], right: [2, 0, 0], value: [0, 0, 2] },
  ],
  score: [-0.5, 1.5, 3.5],
  probability: [0.1, 0.5, 0.9],
};

it('adds what the leaves say and reads the sum as a probability', () => {
  expect(probabilityOf([2, 0], TREES)).toBeCloseTo(0.1);
  expect(probabilityOf([2.1, 0], TREES)).toBeCloseTo(0.5);
  expect(probabilityOf([2.1, 0.1], TREES)).toBeCloseTo(0.9);
});

it('lies between two known sums where the sum does', () => {
  const half: BoostedTrees = { ...TREES, base: -0.5 };
  expect(probabilityOf([3, 0], half)).toBeCloseTo(0.3);
});

it('keeps to the ends of what is known', () => {
  expect(probabilityOf([0, 0], { ...TREES, base: -100 })).toBe(0.1);
  expect(probabilityOf([3, 1], { ...TREES, base: 100 })).toBe(0.9);
});
