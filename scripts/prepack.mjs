/** What `npm pack` packs: a fresh build, with the libraries of every platform and only the types that users see. */
import { bundleTypes } from './bundle-types.mjs';
import { copyRuntime } from './copy-runtime.mjs';
import './build.mjs';

copyRuntime('dist/onnxruntime', 'all');
bundleTypes('dist');
