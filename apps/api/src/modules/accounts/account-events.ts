import { domainEvent } from '../../platform/domain-events.ts';

/** In the transaction that suspends an account: what it offers must not be seen any more. */
export const accountSuspended = domainEvent<{ userId: string; at: Date }>('account suspended');
export const accountRestored = domainEvent<{ userId: string; at: Date }>('account restored');
