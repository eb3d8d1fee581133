/** What `npm pack` packs: a fresh build, with the libraries of every platform. */
import { copyRuntime } from './copy-runtime.mjs';
import './build.mjs';

copyRuntime('dist/onnxruntime', 'all');
