import { accountRestored, accountSuspended } from './modules/accounts/index.ts';
import { hideListingsOf, showListingsOf } from './modules/listings/index.ts';
import { DomainEvents } from './platform/domain-events.ts';

/** All that a module sets off in one above it, in one place. */
export const domainEvents = (): DomainEvents =>
  new DomainEvents()
    .on(accountSuspended, async (db, { userId, at }) => ({
      listingsHidden: await hideListingsOf(db, userId, at),
    }))
    .on(accountRestored, async (db, { userId }) => ({ listingsShown: await showListingsOf(db, userId) }));
