import './telemetry-off.js';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the build puts beside the compiled code (scripts/copy-runtime.mjs): no script of its own, no other platforms. */
const COPIED = join(fileURLToPath(import.meta.url), '../../../onnxruntime/dist/index.js');

const load = createRequire(import.meta.url);

/** Our own copy in a build, the installed package where the sources run as they are. */
export const { InferenceSession, Tensor } = load(
  existsSync(COPIED) ? COPIED : 'onnxruntime-node',
) as typeof import('onnxruntime-node');
export type { InferenceSession as Session } from 'onnxruntime-node';
