import { type Kind, type KindName, variantOf } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { titleOf } from '@serendib/contract/listings/title-of';
import type { OwnerView } from '@serendib/contract/listings/views';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { isDuplicate } from '../../../platform/database/reason.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { SentFile } from '../../../platform/http/bodies/multipart.ts';
import type { Context } from '../../../platform/module.ts';
import { lockActive } from '../../accounts/index.ts';
import {
  lockScope,
  lockVoucher,
  needsVoucher,
  premiumOfNew,
  premiumUntil,
  spendVoucher,
} from '../../entitlements/index.ts';
import {
  insertListing,
  lockListing,
  type NewListing,
  plateOf,
  showOwned,
  wasPlateRejected,
} from '../../listings/index.ts';
import { useImages } from '../../media/index.ts';
import { acknowledge, applyTransition, recordCreation } from '../../moderation/index.ts';
import { attachLatePapers, attachPapers } from '../../papers/index.ts';
import { takeIn } from '../../quotas/index.ts';
import { lockSubmissionsOf } from '../changing/change.queries.ts';
import { checkSent, imagesIn } from '../check-sent.ts';
import { isExternalSent } from '../read-sent.ts';
import { withPhoto } from '../sent-photo.ts';
import { findSame } from './find-same.ts';

export interface Submission {
  visitor: Visitor | null;
  body: Record<string, unknown>;
  sentFiles: SentFile[];
}

/**
 * Takes in a new listing. A partner's waits for our team, but a vehicle whose owner has premium is live at once
 * and waits for its review, unless a person rejected it before. An administrator's has no owner and is approved.
 */
export async function makeListing<K extends KindName>(
  context: Context,
  kind: K,
  { visitor, body, sentFiles }: Submission & { visitor: Visitor },
): Promise<OwnerView[K]> {
  const { db, clock, publicUrl } = context;
  const [now, byAdmin] = [clock(), visitor.role === 'admin'];
  const about: Kind = kinds[kind];
  const isExternal = !about.variants.includes('owner') && isExternalSent(body);
  const hasPremium = !byAdmin && about.premium && (await premiumUntil(db, visitor.id, kind, now)) !== null;
  const photo = withPhoto(context, visitor, kind, body, sentFiles);
  const checked = checkSent(photo.sent, {
    ...{ kind, publicUrl, now },
    variant: variantOf(about, { byAdmin, isExternal, isEdit: false }),
    isPremium: byAdmin || hasPremium,
  });
  const isPaidFor = context.takesPayments && !byAdmin && needsVoucher(kind);
  const details = await photo.keep(checked);
  const id = await refusingDuplicates(() =>
    db.transaction(async (tx) => {
      await lockSubmissionsOf(tx, visitor.id);
      // Suspended or gone while this was on its way: their listings went then, and this one would come after that.
      if (!(await lockActive(tx, visitor.id))) throw new AppError('UNAUTHENTICATED');
      const sent = await findSame(tx, visitor, about, details, now);
      if (sent) {
        if (!byAdmin) await attachLatePapers(tx, visitor.id, kind, { listingId: sent, at: now });
        return sent;
      }
      // What was paid for is not counted; nor is what was refused above.
      if (!isPaidFor) await takeIn(tx, context, 'submissions', visitor);
      const voucher = isPaidFor
        ? await lockVoucher(tx, { userId: visitor.id, kind, paymentId: body.paymentId })
        : undefined;
      // Asked again under the lock that a payment for premium takes as well.
      if (!byAdmin && about.premium) await lockScope(tx, { kind, userId: visitor.id });
      const premium =
        byAdmin || !about.premium
          ? { isPremium: false, premiumUntil: null }
          : await premiumOfNew(tx, visitor.id, kind, clock());
      const made = await insertListing(tx, {
        ...{ kind, details, isExternal },
        ownerId: byAdmin ? null : visitor.id,
        status: byAdmin ? 'approved' : 'pending',
        ...premium,
        createdAt: now,
        reviewedAt: byAdmin ? now : null,
      } as unknown as NewListing);
      if (voucher) await spendVoucher(tx, voucher, made, now);
      await useImages(tx, { named: imagesIn(kind, details), listingId: made, visitor, at: now });
      if (!byAdmin) await attachPapers(tx, visitor.id, kind, made);
      const by = byAdmin ? 'admin' : 'owner';
      await recordCreation(tx, made, {
        to: byAdmin ? 'approved' : 'pending',
        by,
        actorId: visitor.id,
        at: now,
      });
      if (byAdmin) {
        const thing = { thing: kind, thingId: made, thingName: titleOf(about, details) };
        await recordAudit(tx, { actorId: visitor.id, action: 'create', ...thing, after: details, at: now });
      }
      const isLiveAtOnce =
        premium.isPremium &&
        kind === 'vehicle' &&
        !(await wasPlateRejected(tx, plateOf(details.plateNumber)));
      const listing = isLiveAtOnce ? await lockListing(tx, made, kind) : undefined;
      if (listing)
        await applyTransition(tx, listing, { to: 'approved', by: 'system', actorId: null, at: now });
      const title = titleOf(about, details);
      const ownerId = byAdmin ? null : visitor.id;
      await acknowledge(context, tx, kind, { id: made, ownerId, title }, { isLive: isLiveAtOnce });
      return made;
    }),
  );
  const view = await showOwned(context, kind, id);
  // Of a vehicle it says that it is live.
  const waits = kind === 'vehicle' && view.status === 'pending';
  return view.isPremium && !byAdmin && !waits ? Object.assign(view, { premiumUpgraded: true }) : view;
}

export async function refusingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error, 'listings_plate')) {
      const words = t('A vehicle with this plate number is listed already.');
      throw new AppError('CONFLICT', words, { plateNumber: words });
    }
    if (isDuplicate(error, 'listings_one_guide')) {
      throw new AppError(
        'CONFLICT',
        t('You have registered as a tour guide already. You can change your profile instead.'),
      );
    }
    throw error;
  }
}
