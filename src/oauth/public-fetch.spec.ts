import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasOpenssl, selfSigned } from '../../test/support/self-signed.mjs';
import { createPublicFetch, isPublicAddress } from './public-fetch.js';

describe('public addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'localhost',
  ])('%s is none', (address) => {
    // biome-ignore format: a table
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
    '%s is one',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('fetching what a stranger named', () => {
  const plain = createPublicFetch();
  it.each([
    'http://example.com/client.json',
    'https://127.0.0.1/client.json',
    'https://[::1]/client.json',
    'https://localhost/client.json',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
  ])('%s is refused', async (url) => {
    await expect(plain(url)).rejects.toThrow();
  });

  it('a name that leads inside is refused, also when it leads outside too', async () => {
    const lookup = ((_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
      callback(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ])) as never;
    await expect(createPublicFetch({ lookup })('https://mixed.example/')).rejects.toThrow(
      'no public address',
    );
  });
});

const note = hasOpenssl ? '' : ' (not run: openssl is not installed)';
describe.runIf(hasOpenssl)(`what a public address answers${note}`, () => {
  let server: Server;
  let own: (url: string) => Promise<Response>;
  let base: string;
  beforeAll(async () => {
    const { tlsCert, tlsKey } = selfSigned();
    const cert = readFileSync(tlsCert);
    server = createServer({ key: readFileSync(tlsKey), cert }, (request, response) => {
      if (request.url === '/large') response.end('x'.repeat(100_000));
      else if (request.url === '/moved') response.writeHead(302, { location: 'https://127.0.0.1/' }).end();
      else response.setHeader('content-type', 'application/json').end('{"client_id":"x"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `https://localhost:${(server.address() as AddressInfo).port}`;
    own = createPublicFetch({ isAllowed: () => true, ca: cert });
  });
  afterAll(() => server.close());

  it('a document comes through', async () => {
    expect(await (await own(`${base}/client.json`)).json()).toEqual({ client_id: 'x' });
  });
  it('a large one does not', async () => {
    await expect(own(`${base}/large`)).rejects.toThrow('too large');
  });
  it('redirects are not followed', async () => {
    expect((await own(`${base}/moved`)).status).toBe(302);
  });
});
