import { machineLoad } from './machine-load.js';

/** Repeats until it passes: for what comes about by itself, in this time unless the machine is busy with other things. */
export async function eventually<T>(check: () => Promise<T>, timeoutMs = 20_000): Promise<T> {
  const begun = Date.now();
  let load: number | undefined;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      const passed = Date.now() - begun;
      if (passed > timeoutMs) load ??= machineLoad();
      if (load !== undefined && passed > timeoutMs * load) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
