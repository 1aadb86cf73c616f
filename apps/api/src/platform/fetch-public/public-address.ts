import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one of the open internet. Loopback, private and link-local networks, those of a provider, of
 * tests and of multicast are not, in any form of IPv4 or IPv6, nor is IPv4 that is wrapped in IPv6 for a translator.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}
