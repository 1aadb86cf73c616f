import { addDays, dayMs } from '@serendib/contract/calendar';
import { extensionDays } from '@serendib/contract/entitlements/premium-days';
import type { AdminView } from '@serendib/contract/listings/admin-endpoints';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { EmailMessage, Recipient } from '../../../platform/mailer.ts';
import type { Context } from '../../../platform/module.ts';
import type { Listing } from '../../../schema/index.ts';
import { dropPremium, findToMail, lockListing, showForAdmin } from '../../listings/index.ts';
import { lockScope, type Scope } from '../entitlements.queries.ts';
import { beginningOf, cancelPremium, grantPremium, premiumUntil } from '../premium.ts';
import { findOfListing, findPeriods } from './premium-admin.queries.ts';
import { cancelledEmail, grantedEmail } from './premium-emails.ts';

type PremiumKind = 'tourGuide' | 'vehicle';
type Doing = { tx: Db; listing: Listing; at: Date };

/** What an administrator does with the premium of one listing: locked, done, written down, told and shown. */
async function doWithPremium<K extends PremiumKind>(
  context: Context,
  visitor: Visitor,
  kind: K,
  id: string,
  action: string,
  work: (doing: Doing) => Promise<(to: Recipient, now: Listing) => EmailMessage>,
): Promise<AdminView[K]> {
  const at = context.clock();
  await context.db.transaction(async (tx) => {
    const known = await findOfListing(tx, kind, id);
    if (!known) throw new AppError('NOT_FOUND');
    // The owner's premium first and the listing then, as a payment locks them.
    if (known.ownerId) await lockScope(tx, { kind, userId: known.ownerId });
    const listing = await lockListing(tx, id, kind);
    if (!listing) throw new AppError('NOT_FOUND');
    const emailTo = await work({ tx, listing, at });
    const now = await lockListing(tx, id, kind);
    if (!now) throw new AppError('NOT_FOUND');
    const side = ({ isPremium, premiumUntil: until }: Listing) => ({
      isPremium,
      premiumExpiry: until?.toISOString() ?? null,
    });
    await recordAudit(tx, {
      ...{ actorId: visitor.id, action, thing: kind, thingId: id, thingName: listing.title, at },
      ...{ before: side(listing), after: side(now) },
    });
    const owner = await findToMail(tx, listing.ownerId);
    if (owner) await context.mailer.queue(tx, emailTo(owner, now));
  });
  return showForAdmin(context, kind, id);
}

/** A guide's premium is its owner's, who has no other; a vehicle's is its own. */
const scopeOf = ({ kind, ownerId, id }: Listing): Scope =>
  kind === 'tourGuide' && ownerId ? { kind, userId: ownerId } : { kind, listingId: id };

const endOf = ({ isPremium, premiumUntil: until }: Listing, at: Date): Date =>
  isPremium && until && until > at ? until : at;

/**
 * Adds days at the present end of a listing's premium, wherever that comes from: of what covers it, or of what its row says, whichever is
 * later. A listing may be covered that is not shown as premium yet.
 */
async function addPremium({ tx, listing, at }: Doing, visitor: Visitor, days: number) {
  const scope = scopeOf(listing);
  const { startsAt } = await beginningOf(tx, scope, at);
  const end = endOf(listing, at);
  const wanted = addDays(end > startsAt ? end : startsAt, days);
  await grantPremium(tx, {
    ...{ scope, at, userId: listing.ownerId },
    lasts: { days: (wanted.getTime() - startsAt.getTime()) / dayMs },
    by: { source: 'admin', sourceId: visitor.id },
  });
  const about: Kind = kinds[listing.kind];
  return (to: Recipient, now: Listing) => grantedEmail(to, about, now, days);
}

export const extendGuide = (context: Context, visitor: Visitor, id: string) =>
  doWithPremium(context, visitor, 'tourGuide', id, 'extend premium', (doing) => {
    if (!doing.listing.isPremium) {
      throw new AppError('CONFLICT', t('This guide has no premium that could be extended.'));
    }
    return addPremium(doing, visitor, extensionDays);
  });

export const restoreGuide = (context: Context, visitor: Visitor, id: string, days: number) =>
  doWithPremium(context, visitor, 'tourGuide', id, 'restore premium', async (doing) => {
    const { tx, listing } = doing;
    if (listing.isPremium) {
      throw new AppError('CONFLICT', t('This guide is premium already. You can extend it instead.'));
    }
    if (listing.premiumUntil === null && (await findPeriods(tx, listing)).length === 0) {
      throw new AppError(
        'CONFLICT',
        t('This guide never had premium. Please use the regular upgrade process.'),
      );
    }
    return addPremium(doing, visitor, days);
  });

export const upgradeVehicle = (context: Context, visitor: Visitor, id: string, days: number) =>
  doWithPremium(context, visitor, 'vehicle', id, 'give premium', (doing) => addPremium(doing, visitor, days));

export const cancelFor = <K extends PremiumKind>(context: Context, visitor: Visitor, kind: K, id: string) =>
  doWithPremium(context, visitor, kind, id, 'cancel premium', async ({ tx, listing, at }) => {
    if (!listing.isPremium) throw new AppError('CONFLICT', t('There is no premium to cancel.'));
    const paid = listing.ownerId && (await premiumUntil(tx, listing.ownerId, kind, at));
    if (kind === 'vehicle' && paid) {
      const words = t(
        'This vehicle is premium by its owner’s subscription, which covers all their vehicles. It ends with its payment, where that is refunded.',
      );
      throw new AppError('CONFLICT', words);
    }
    await cancelPremium(tx, scopeOf(listing), at);
    await cancelPremium(tx, { kind, listingId: id }, at);
    if ((await lockListing(tx, id, kind))?.isPremium) await dropPremium(tx, id, at);
    const about: Kind = kinds[kind];
    return (to, now) => cancelledEmail(to, about, now);
  });

/** Whether a guide ever had premium, and when. */
export async function showPeriods({ db }: Pick<Context, 'db'>, id: string) {
  const listing = await findOfListing(db, 'tourGuide', id);
  if (!listing) throw new AppError('NOT_FOUND');
  const periods = await findPeriods(db, listing);
  return {
    hadPremium: listing.premiumUntil !== null || periods.length > 0,
    periods: periods.map(({ startsAt, endsAt, cancelledAt, ...period }) => ({
      ...period,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      cancelledAt: cancelledAt?.toISOString() ?? null,
    })),
  };
}
