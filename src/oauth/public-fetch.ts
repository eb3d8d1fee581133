import { lookup as systemLookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Documents that describe a client are a few hundred bytes. */
const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 5000;

/** Addresses that are not of the public internet: this machine, its network, and what is reserved. */
const SPECIAL = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  SPECIAL.addSubnet(net, prefix, 'ipv4');
}
/** Of IPv6 only 2000::/3 is given out; within it some stretches lead back to IPv4 or nowhere. */
const GLOBAL6 = new BlockList();
GLOBAL6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  SPECIAL.addSubnet(net, prefix, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !SPECIAL.check(address, 'ipv4');
  return family === 6 && GLOBAL6.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

export interface PublicFetchOptions {
  /** Tests let their own machine count as the internet. */
  isAllowed?: (address: string) => boolean;
  lookup?: typeof systemLookup;
  ca?: string | Buffer;
}

/**
 * Fetches what a stranger named: https only, no redirects, only from public addresses (decided when the connection is
 * made, so a name that changes its mind is no way around), bounded in size and time.
 */
export function createPublicFetch(
  options: PublicFetchOptions = {},
): (url: string | URL) => Promise<Response> {
  const { isAllowed = isPublicAddress, lookup = systemLookup, ca } = options;
  const checkedLookup: LookupFunction = (hostname, given, callback) => {
    lookup(hostname, { ...given, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const found = addresses.find(({ address }) => isAllowed(address));
      if (found === undefined || addresses.some(({ address }) => !isAllowed(address))) {
        return callback(new Error(`${hostname} is no public address`), '', 0);
      }
      // Node asks for all of them when it may try one after the other.
      if ((given as { all?: boolean }).all) return callback(null, addresses);
      return callback(null, found.address, found.family);
    });
  };

  return (given) =>
    new Promise((resolve, reject) => {
      const url = new URL(given);
      const hostname = url.hostname.replace(/^\[|\]$/g, '');
      if (url.protocol !== 'https:') return reject(new Error('only https is fetched'));
      if (isIP(hostname) && !isAllowed(hostname)) return reject(new Error('no public address'));
      const sent = request(
        url,
        {
          lookup: checkedLookup,
          ca,
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(TIMEOUT_MS),
          agent: false,
        },
        (response) => {
          const chunks: Buffer[] = [];
          let size = 0;
          response.on('data', (chunk: Buffer) => {
            size += chunk.length;
            if (size > MAX_BYTES) sent.destroy(new Error('document too large'));
            else chunks.push(chunk);
          });
          response.on('error', reject);
          response.on('end', () => {
            const headers = new Headers();
            for (const name of ['content-type', 'cache-control', 'expires']) {
              const value = response.headers[name];
              if (typeof value === 'string') headers.set(name, value);
            }
            const status = response.statusCode ?? 502;
            const empty = status === 204 || status === 304;
            resolve(new Response(empty ? null : Buffer.concat(chunks), { status, headers }));
          });
        },
      );
      sent.on('error', reject);
      sent.end();
    });
}
