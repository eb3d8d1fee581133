import { isIPv6 } from 'node:net';

/** A caller's network: what one person or one office has. */
export function networkOf(address: string): string {
  return networksOf(address)[0];
}

/**
 * The networks of an address, the narrowest first. An IPv6 caller has all addresses of a /64 to itself, and whoever is
 * given a /48, as many do, has 65,536 of those.
 */
export function networksOf(address: string): [narrow: string, wide?: string] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return [plain];
  const [head = ''] = plain.split('%');
  const written = head.split('::')[0]!.split(':').filter(Boolean);
  // However somebody writes it: 2001:0DB8::1 is 2001:db8::1.
  const groups = [...written, '0', '0', '0', '0'].map((group) => Number.parseInt(group, 16).toString(16));
  return [groups.slice(0, 4).join(':'), `${groups.slice(0, 3).join(':')}/48`];
}
