import type { Finding } from './rule.js';

/** For rules that only tell two words apart: which of them fits is weighed by `confusion/` where one of them stands. */
export const byContext = (): Finding[] => [];
