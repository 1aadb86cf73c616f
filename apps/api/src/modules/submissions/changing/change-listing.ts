import { isDeepStrictEqual } from 'node:util';
import { drawingOf } from '@serendib/contract/drawings/drawing-of';
import { changedLabel, pinField } from '@serendib/contract/listings/changed-label';
import { isListType } from '@serendib/contract/listings/field';
import { type Kind, type KindName, variantOf } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { titleOf } from '@serendib/contract/listings/title-of';
import type { OwnerView } from '@serendib/contract/listings/views';
import { paymentWentBack } from '@serendib/contract/moderation/payment-went-back';
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
  isChangedSince,
  lockTheirs,
  rewriteListing,
  showOwned,
  tellOwnerOfChange,
} from '../../listings/index.ts';
import { tryImagesAgain, useImages } from '../../media/index.ts';
import { acknowledge, applyTransition } from '../../moderation/index.ts';
import { hasUndecidedPapers } from '../../papers/index.ts';
import { checkSent, imagesIn } from '../check-sent.ts';
import { pinOf } from '../pin/pin-of.ts';
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
  const { db, clock } = context;
  const about: Kind = kinds[kind];
  const version = versionSent(body);
  const featured = visitor.role === 'admin' ? featuredSent(kind, body) : undefined;
  const photo = withPhoto(context, visitor, kind, body, sentFiles);
  const lockAndCheck = async (tx: Db, sent: Record<string, unknown>) => {
    const listing = await lockTheirs(tx, visitor, kind, id, 'edit');
    if (version !== undefined && (await isChangedSince(tx, listing, version)))
      throw new AppError('STALE_VERSION');
    // Under the lock: what an administrator looked at while a photo was decoded or the lock waited for was not this yet.
    const now = clock();
    return { listing, now, details: await checkedDetails(context, tx, listing, { visitor, sent, now }) };
  };

  // A photo takes a second to decode, during which the lock of the listing should not be held.
  const kept = sentFiles.length > 0 ? await keepPhoto() : photo.sent;
  async function keepPhoto() {
    await db.transaction((tx) => lockAndCheck(tx, photo.sent));
    return photo.keep(photo.sent);
  }

  await refusingDuplicates(() =>
    db.transaction(async (tx) => {
      const { listing, details, now } = await lockAndCheck(tx, kept);
      const featuring = featured ? await setListingFeatured(tx, visitor, listing, featured, now) : [];
      const changes = changesBetween(about, listing.details, details);
      const changed = { listing, details, changes, visitor, now };
      const written = changes.length > 0 ? await writeChange(tx, changed) : [];
      if (changes.length === 0) await tryImagesAgain(tx, { listingId: id }, now);
      const parts = [...featuring, ...written.map((change) => inWords(about, change))];
      await tellOwnerOfChange(context, tx, visitor, listing, parts);
      if (visitor.id === listing.ownerId && listing.status === 'rejected')
        await sendAgain(context, tx, changed);
    }),
  );
  return showOwned(context, kind, id);
}

/** What a listing says with what was sent, checked as its form is; what was not sent and what is fixed stay. */
async function checkedDetails(
  { publicUrl }: Pick<Context, 'publicUrl'>,
  tx: Db,
  listing: Listing,
  { visitor, sent, now }: { visitor: Visitor; sent: Record<string, unknown>; now: Date },
): Promise<Record<string, unknown>> {
  const { kind, ownerId, isExternal, details: stored } = listing;
  const about: Kind = kinds[kind];
  const byAdmin = visitor.id !== ownerId;
  const fixed = Object.fromEntries(
    about.fields.filter((field) => field.fixed).map(({ name }) => [name, stored[name]]),
  );
  const isPremium =
    byAdmin ||
    listing.isPremium ||
    (ownerId !== null && (await premiumUntil(tx, ownerId, kind, now)) !== null);
  const checked = checkSent(
    { ...stored, ...withoutDrawing(about, listing, sent), ...fixed },
    {
      ...{ kind, publicUrl, now, isPremium, stored },
      variant: variantOf(about, { byAdmin, isExternal, isEdit: true }),
      ownersVariant: ownerId ? variantOf(about, { byAdmin: false, isExternal, isEdit: true }) : undefined,
    },
  );
  return { ...stored, ...checked };
}

interface Changed {
  /** As it was. */
  listing: Listing;
  details: Record<string, unknown>;
  changes: Change[];
  visitor: Visitor;
  now: Date;
}

/** Writes what was changed, and by whom. Gives it back, with the pin where this went with the words. */
async function writeChange(
  tx: Db,
  { listing, details, changes: sent, visitor, now }: Changed,
): Promise<Change[]> {
  const { id, kind } = listing;
  const byOwner = visitor.id === listing.ownerId;
  const version = listing.version + 1;
  const place = await rewriteListing(tx, {
    ...{ id, kind, details, version, at: now },
    needsReview:
      listing.needsReview ||
      (byOwner && listing.status === 'approved' && (await needsLook(tx, listing, sent))),
    uncheckedAt: listing.uncheckedAt ?? (byOwner && sent.some(isOfChecked(kinds[kind])) ? now : null),
  });
  const [from, to] = [pinOf(listing), pinOf(place)];
  const changes = from === to ? sent : [...sent, { field: pinField, from, to }];
  await useImages(tx, { named: imagesIn(kind, details), listingId: id, visitor, at: now });
  await insertRevision(tx, {
    ...{ listingId: id, version, changes, at: now },
    byRole: byOwner ? 'owner' : 'admin',
    actorId: visitor.id,
  });
  if (byOwner) return changes;
  const side = (of: 'from' | 'to') => Object.fromEntries(changes.map((one) => [one.field, one[of]]));
  const entry = { action: 'edit', before: side('from'), after: side('to') };
  await recordAudit(tx, { ...auditOf(visitor, listing, now), ...entry });
  return changes;
}

/** What its owner has mended after it was rejected comes to our team again. */
async function sendAgain(
  context: Context,
  tx: Db,
  { listing, details, changes, visitor, now }: Changed,
): Promise<void> {
  const { id, kind, ownerId } = listing;
  // Papers alone can be what was asked for; of what was taken down because its payment went back nothing was.
  const needsMending = listing.rejectReason !== paymentWentBack;
  if (changes.length === 0 && needsMending && !(await hasUndecidedPapers(tx, id))) return;
  if (context.takesPayments && needsVoucher(kind) && (await hasLostVoucher(tx, id)))
    await spendVoucher(tx, await lockVoucher(tx, { userId: visitor.id, kind }), id, now);
  await applyTransition(tx, listing, { to: 'pending', by: 'owner', actorId: visitor.id, at: now });
  const title = titleOf(kinds[kind], details);
  await acknowledge(context, tx, kind, { id, ownerId, title });
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
  return { label: changedLabel(kind, field), from: words(from), to: words(to) };
};
