import type { ModelFiles } from './model-files.js';
import type { Analyser } from './types.js';

const MISSING = '분석 엔진이 아직 이 빌드에 들어 있지 않습니다.';

export async function createEngine(_modelDir?: string): Promise<Analyser> {
  throw new Error(MISSING);
}

export async function createEngineFromBuffers(_files: ModelFiles): Promise<Analyser> {
  throw new Error(MISSING);
}
