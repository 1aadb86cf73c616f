import { accountRestored, accountSuspended } from './modules/accounts/index.ts';
import { hideListingsOf, markForImage, showListingsOf, tellOwnerOfImages } from './modules/listings/index.ts';
import { imageCame, imagesNotHad } from './modules/media/index.ts';
import { listingTakenOff } from './modules/moderation/index.ts';
import { DomainEvents } from './platform/domain-events.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mailer.ts';
import { undoMs } from './platform/undo.ts';

/** All that a module sets off in one above it, in one place. */
export const domainEvents = (jobs: Jobs, mailer: Pick<Mailer, 'queue'>): DomainEvents =>
  new DomainEvents()
    .on(accountSuspended, async (db, { userId, at }) => ({
      listingsHidden: await hideListingsOf(db, userId, at),
    }))
    // Their threads end when it can be taken back no more, and behind the request: each may mail, and there can be many.
    .on(accountSuspended, async (db, { userId, at }) => {
      const when = { runAt: new Date(at.getTime() + undoMs), key: `suspension:${userId}` };
      await jobs.add(db, 'inquiries:close', { userId }, when);
      return {};
    })
    // What goes on about it ends behind the request, too.
    .on(listingTakenOff, async (db, { listingId }) => {
      await jobs.add(db, 'inquiries:listing-gone', { listingId });
      return {};
    })
    .on(accountRestored, async (db, { userId }) => ({ listingsShown: await showListingsOf(db, userId) }))
    .on(imageCame, async (db, { listingId, at }) => {
      await markForImage(db, listingId, at);
      return {};
    })
    .on(imagesNotHad, async (db, notHad) => {
      await tellOwnerOfImages({ mailer }, db, notHad);
      return {};
    });
