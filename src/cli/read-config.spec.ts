import { expect, it } from 'vitest';
import { legacyPortsOf } from '../server/config.js';
import { configOptions, readConfig } from './read-config.js';

it('opens the old ports beside 5656, unless it is told not to', () => {
  expect(legacyPortsOf(readConfig([], {}).config)).toEqual([5655, 5757]);
  expect(legacyPortsOf(readConfig(['--no-legacy-ports'], {}).config)).toEqual([]);
  expect(readConfig(['--no-legacy-ports', '--port', '7000'], {}).rest).toEqual([]);
  expect(Object.keys(configOptions())).toContain('no-legacy-ports');
});

it('takes switches without a value, accounts among them, wherever they stand', () => {
  const { config, rest } = readConfig(
    ['--accounts', '--mail-from', '말결 <a@example.com>', '--trust-proxy'],
    {},
  );
  expect(config).toMatchObject({ accounts: true, mailFrom: '말결 <a@example.com>', trustProxy: true });
  expect(rest).toEqual([]);
  expect(readConfig(['--accounts'], {}).config.accounts).toBe(true);
  expect(readConfig(['--accounts=false'], {}).config.accounts).toBe(false);
  expect(configOptions().accounts).toMatchObject({ type: 'boolean' });
  expect(configOptions().port).toMatchObject({ type: 'string' });
});

it('what is yes or no takes no value, whatever stands behind it', () => {
  const { config } = readConfig(['--accounts', '--trust-proxy', '--port', '7000'], {});
  expect(config).toMatchObject({ accounts: true, trustProxy: true, port: 7000 });
  expect(readConfig(['--trust-proxy=false'], { MALGYEOL_TRUST_PROXY: 'true' }).config.trustProxy).toBe(false);
});
