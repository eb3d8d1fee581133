import { expect } from 'vitest';
import { eventually } from './eventually.js';
import type { TestServer } from './server.js';

/** A value of /metrics. */
export async function gauge(name: string, of: TestServer): Promise<number> {
  const response = await fetch(`${of.url}/metrics`, { headers: { 'api-key': of.key, connection: 'close' } });
  return Number(new RegExp(`^malgyeol_${name} (\\d+)`, 'm').exec(await response.text())![1]);
}

/** The one that asks is a connection as well; so may be the one before it. */
export const expectNoneLeft = (of: TestServer) =>
  eventually(async () => expect(await gauge('connections', of)).toBeLessThanOrEqual(2), 5000);
