import { isIPv6 } from 'node:net';

/** The network a visitor is counted by: an IPv4 address, or 64 bits of an IPv6 address, which is the least that a customer is given. */
export const networkOf = (address: string): string => firstOf(address, 4) ?? withoutPrefix(address);

/** The 48 bits of an IPv6 address that a customer is given at most: 65,536 of its networks. An IPv4 address stands for itself. */
export const blockOf = (address: string): string | undefined => firstOf(address, 3);

const withoutPrefix = (address: string): string => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  return mapped ?? address;
};

/** So many groups of sixteen bits of what is IPv6 and nothing else. */
function firstOf(address: string, count: number): string | undefined {
  if (!isIPv6(address) || withoutPrefix(address) !== address) return undefined;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':').length : 0;
  while (tail !== undefined && groups.length < 8 - rest) groups.push('0');
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
