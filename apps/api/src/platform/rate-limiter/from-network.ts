import { blockOf, networkOf } from './network.ts';
import type { Attempt, RateLimitPolicy } from './rate-limiter.ts';

/** Customers of one block that each do as much as they may. A university or the telephones of a provider may share one. */
const networksOfBlock = 16;

/** What comes from one place is counted by its network, and by the block of networks that one customer may have as well. */
export function fromNetwork(what: string, address: string, policy: RateLimitPolicy): Attempt[] {
  const block = blockOf(address);
  const ofNetwork = { key: `${what}:${networkOf(address)}`, policy };
  if (!block) return [ofNetwork];
  const ofBlock = {
    key: `${what}:block ${block}`,
    policy: { ...policy, free: policy.free * networksOfBlock, isWindow: true as const },
  };
  return [ofNetwork, ofBlock];
}
