import { isIPv6 } from 'node:net';

/** An IPv6 caller has a whole network of addresses to itself. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = ''] = plain.split('%');
  const groups = head.split('::')[0]!.split(':').filter(Boolean);
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':');
}
