import { isIPv6 } from 'node:net';

/** The network a visitor is counted by: an IPv4 address, or the 64 bits of an IPv6 address that one customer is given. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':').length : 0;
  while (tail !== undefined && groups.length < 8 - rest) groups.push('0');
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
