import { expect, it } from 'vitest';
import { legacyPortsOf } from '../server/config.js';
import { configOptions, readConfig } from './read-config.js';

it('opens the old ports beside 5656, unless it is told not to', () => {
  expect(legacyPortsOf(readConfig([], {}).config)).toEqual([5655, 5757]);
  expect(legacyPortsOf(readConfig(['--no-legacy-ports'], {}).config)).toEqual([]);
  expect(readConfig(['--no-legacy-ports', '--port', '7000'], {}).rest).toEqual([]);
  expect(Object.keys(configOptions())).toContain('no-legacy-ports');
});
