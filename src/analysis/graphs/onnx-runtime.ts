import './telemetry-off.js';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the build puts beside the compiled code (scripts/copy-runtime.mjs): no script of its own, no other platforms. */
const COPIED = 'onnxruntime/dist/index.js';
const beside = join(fileURLToPath(import.meta.url), '../../..', COPIED);
/** Where the sources run as they are, the build of the same checkout. */
const inBuild = join(fileURLToPath(import.meta.url), '../../../../dist', COPIED);

const load = createRequire(import.meta.url);

export const { InferenceSession, Tensor } = load(
  existsSync(beside) ? beside : inBuild,
) as typeof import('onnxruntime-common');
export type { InferenceSession as Session } from 'onnxruntime-common';
