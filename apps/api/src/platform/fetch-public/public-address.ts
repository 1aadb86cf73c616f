import ipaddr from 'ipaddr.js';

/** IPv4 in the oldest way, `::7f00:1`; the library knows `::127.0.0.1` alone. */
const wrappedOfOld = ipaddr.parseCIDR('::/96');

/**
 * Whether an address is one of the open internet. Loopback, private and link-local networks, those of a provider, of
 * tests and of multicast are not, in any form of IPv4 or IPv6, nor is IPv4 that is wrapped in IPv6 for a translator.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && !(parsed.kind() === 'ipv6' && parsed.match(wrappedOfOld));
}
