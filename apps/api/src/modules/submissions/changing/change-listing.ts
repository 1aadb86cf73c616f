import { isDeepStrictEqual } from 'node:util';
import { drawingOf } from '@serendib/contract/drawings/drawing-of';
import { isListType } from '@serendib/contract/listings/field';
import { type Kind, type KindName, variantOf } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { OwnerView } from '@serendib/contract/listings/views';
import { answerWords } from '@serendib/contract/words/answer-words';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import type { Listing } from '../../../schema/index.ts';
import {
  hasLostVoucher,
  lockVoucher,
  needsVoucher,
  premiumUntil,
  setListingFeatured,
  spendVoucher,
} from '../../entitlements/index.ts';
import {
  auditOf,
  type ChangedPart,
  lockTheirs,
  rewriteListing,
  showOwned,
  tellOwnerOfChange,
} from '../../listings/index.ts';
import { useImages } from '../../media/index.ts';
import { acknowledge, applyTransition } from '../../moderation/index.ts';
import { hasUndecidedPapers } from '../../papers/index.ts';
import { checkSent, imagesIn } from '../check-sent.ts';
import { featuredSent, versionSent } from '../read-sent.ts';
import { withPhoto } from '../sent-photo.ts';
import { refusingDuplicates, type Submission } from '../submitting/make-listing.ts';
import { type Change, insertRevision } from './change.queries.ts';
import { needsLook } from './needs-look.ts';

/**
 * Changes a listing. An approved one stays live and is marked for review, if the change needs a look; a rejected one comes to our team again.
 * What was not sent stays as it is, and so does what never changes after creation.
 */
export async function changeListing<K extends KindName>(
  context: Context,
  kind: K,
  id: string,
  { visitor, body, sentFiles }: Submission & { visitor: Visitor },
): Promise<OwnerView[K]> {
  const { db, clock, publicUrl } = context;
  const about: Kind = kinds[kind];
  const [now, version] = [clock(), versionSent(body)];
  const featured = visitor.role === 'admin' ? featuredSent(kind, body) : undefined;
  const photo = withPhoto(context, visitor, kind, body, sentFiles);

  const check = async (tx: Db, listing: Listing, sent: Record<string, unknown>) => {
    if (version !== undefined && version !== listing.version) throw new AppError('STALE_VERSION');
    const byAdmin = visitor.id !== listing.ownerId;
    const stored = listing.details;
    const fixed = Object.fromEntries(
      about.fields.filter((field) => field.fixed).map(({ name }) => [name, stored[name]]),
    );
    const isPremium =
      byAdmin ||
      listing.isPremium ||
      (listing.ownerId !== null && (await premiumUntil(tx, listing.ownerId, kind, now)) !== null);
    const checked = checkSent(
      { ...stored, ...withoutDrawing(about, listing, sent), ...fixed },
      {
        ...{ kind, publicUrl, now, isPremium, stored },
        variant: variantOf(about, { byAdmin, isExternal: listing.isExternal, isEdit: true }),
        ownersVariant: listing.ownerId
          ? variantOf(about, { byAdmin: false, isExternal: listing.isExternal, isEdit: true })
          : undefined,
      },
    );
    return { ...stored, ...checked };
  };

  // A photo takes a second to decode, during which the lock of the listing should not be held.
  const kept = sentFiles.length > 0 ? await keepPhoto() : photo.sent;
  async function keepPhoto() {
    await db.transaction(async (tx) => {
      await check(tx, await lockTheirs(tx, visitor, kind, id, 'edit'), photo.sent);
    });
    return photo.keep(photo.sent);
  }

  await refusingDuplicates(() =>
    db.transaction(async (tx) => {
      const listing = await lockTheirs(tx, visitor, kind, id, 'edit');
      const details = await check(tx, listing, kept);
      const featuring = featured ? await setListingFeatured(tx, visitor, listing, featured, now) : [];
      const changes = changesBetween(about, listing.details, details);
      const parts = [...featuring, ...changes.map((change) => inWords(about, change))];
      await tellOwnerOfChange(context, tx, visitor, listing, parts);
      const byOwner = visitor.id === listing.ownerId;
      const isMended = byOwner && listing.status === 'rejected';
      if (changes.length === 0) {
        // Papers alone can be what was asked for.
        if (isMended && (await hasUndecidedPapers(tx, id)))
          await applyTransition(tx, listing, { to: 'pending', by: 'owner', actorId: visitor.id, at: now });
        return;
      }
      const next = listing.version + 1;
      await rewriteListing(tx, {
        ...{ id, kind, details, version: next, at: now },
        needsReview:
          listing.needsReview ||
          (byOwner && listing.status === 'approved' && (await needsLook(tx, listing, changes))),
        uncheckedAt: listing.uncheckedAt ?? (byOwner && changes.some(isOfChecked(about)) ? now : null),
      });
      await useImages(tx, { addresses: imagesIn(kind, details), listingId: id, visitor, at: now });
      await insertRevision(tx, {
        ...{ listingId: id, version: next, changes, at: now },
        byRole: byOwner ? 'owner' : 'admin',
        actorId: visitor.id,
      });
      if (!byOwner) {
        const side = (of: 'from' | 'to') => Object.fromEntries(changes.map((one) => [one.field, one[of]]));
        const entry = { action: 'edit', before: side('from'), after: side('to') };
        await recordAudit(tx, { ...auditOf(visitor, listing, now), ...entry });
      }
      if (isMended) {
        if (context.takesPayments && needsVoucher(kind) && (await hasLostVoucher(tx, id)))
          await spendVoucher(tx, await lockVoucher(tx, { userId: visitor.id, kind }), id, now);
        await applyTransition(tx, listing, { to: 'pending', by: 'owner', actorId: visitor.id, at: now });
        const title = String(details[about.title] ?? '');
        await acknowledge(context, tx, kind, { id, ownerId: listing.ownerId, title });
      }
    }),
  );
  return showOwned(context, kind, id);
}

/** Whether it is of what Verified vouches for. */
const isOfChecked =
  ({ fields }: Kind) =>
  ({ field }: Change): boolean =>
    fields.some(({ name, checkedAs }) => name === field && checkedAs !== undefined);

/** Who sends back the drawing that stands for a missing picture has sent no picture. */
function withoutDrawing(
  { name: kind, image }: Kind,
  { id, details }: Listing,
  sent: Record<string, unknown>,
): Record<string, unknown> {
  const drawing = drawingOf(kind, id, details);
  const isBack = [sent[image]].flat().some((picture) => picture === drawing);
  const hasNone = [details[image] ?? []].flat().length === 0;
  if (!isBack || !hasNone) return sent;
  const { [image]: _, ...rest } = sent;
  return rest;
}

const changesBetween = (
  { fields }: Kind,
  from: Record<string, unknown>,
  to: Record<string, unknown>,
): Change[] =>
  fields
    .map(({ name, type }) => {
      // An empty list was stored as null once; that it is one now is no change.
      const nothing = isListType(type) ? [] : null;
      return { field: name, from: from[name] ?? nothing, to: to[name] ?? nothing };
    })
    .filter((change) => !isDeepStrictEqual(change.from, change.to));

const longestInWords = 400;

const inWords = (kind: Kind, { field, from, to }: Change): ChangedPart => {
  const words = (value: unknown) => answerWords(kind, field, value, longestInWords);
  const label = kind.fields.find(({ name }) => name === field)?.label ?? field;
  return { label, from: words(from), to: words(to) };
};
