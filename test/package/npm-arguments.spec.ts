import { describe, expect, it } from 'vitest';

const { npmArguments } = await import(new URL('../../scripts/npm-arguments.mjs', import.meta.url).href);
const read = (args: string[], environment: Record<string, string> = {}): string[] =>
  npmArguments(args, environment, ['--port', '--open', '--package-alias'], ['--open']);

describe('npm start', () => {
  it('takes options behind --', () => {
    expect(read(['--port', '6000'])).toEqual(['--port', '6000']);
    expect(read([])).toEqual([]);
  });

  it('takes options that npm has put into the environment', () => {
    expect(read(['6000'], { npm_config_port: 'true' })).toEqual(['--port', '6000']);
    expect(read([], { npm_config_port: '6000' })).toEqual(['--port', '6000']);
    expect(read(['6000'], { npm_config_port: 'true', npm_config_open: 'true' })).toEqual([
      '--port',
      '6000',
      '--open',
    ]);
    expect(read(['bareun'], { npm_config_package_alias: 'true' })).toEqual(['--package-alias', 'bareun']);
  });

  it('says how where npm has mixed them up', () => {
    const mixed = { npm_config_port: 'true', npm_config_package_alias: 'true' };
    expect(() => read(['6000', 'bareun'], mixed)).toThrow('npm start -- --port');
  });
});
