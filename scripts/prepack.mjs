/**
 * What `npm pack` packs: a fresh build, with the libraries of every platform, and only the code and the types that users
 * need.
 */
import { bundleTypes } from './bundle-types.mjs';
import { copyRuntime } from './copy-runtime.mjs';
import './build.mjs';

copyRuntime('dist/onnxruntime', 'all');
bundleTypes('dist');
// Loaded here and not above: the build may have installed the bundler only now.
const { dropModules } = await import('./bundle-programs.mjs');
dropModules('dist');
