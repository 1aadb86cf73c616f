import { isDeepStrictEqual } from 'node:util';
import type { AdminDestination, DestinationFields } from '@serendib/contract/destinations/admin-endpoints';
import { imagePath, ownPath } from '@serendib/contract/media/images';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import { type NewAudit, recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { SentFile } from '../../../platform/http/bodies/multipart.ts';
import type { Context } from '../../../platform/module.ts';
import { takePhoto, tryImagesAgain, useImages } from '../../media/index.ts';
import { showDestination } from '../destinations.service.ts';
import { readPlaces } from '../known-places.ts';
import {
  deleteDestination,
  findByName,
  findSlugs,
  findVersion,
  insertDestination,
  lockAllNames,
  lockDeleted,
  lockDestination,
  rewriteDestination,
  type StoredDestination,
} from './admin.queries.ts';
import { completed, fieldsOf, fieldsOrRefuse } from './check-fields.ts';

export interface SentDestination {
  visitor: Visitor;
  body: Record<string, unknown>;
  sentFiles: SentFile[];
}

const auditOf = (visitor: Visitor, thingId: string, thingName: string, at: Date) =>
  ({ actorId: visitor.id, thing: 'destination', thingId, thingName, at }) satisfies Partial<NewAudit>;

/** A colleague deleted it while it was looked at. */
const notThere = () => new AppError('NOT_FOUND', t('This destination is not there any more.'));

export async function showDestinationForAdmin(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  id: string,
): Promise<AdminDestination> {
  const found = await findVersion(db, id);
  if (!found) throw new AppError('NOT_FOUND');
  const shown = await showDestination({ publicUrl, known: { places: () => readPlaces(db) } }, id);
  // What a form is filled with is what is stored.
  const { image, images } = shown.imageIsDrawing ? { image: null, images: [] } : shown;
  return { ...shown, image, images, version: found.version, updatedAt: found.updatedAt.toISOString() };
}

export async function addDestination(context: Context, sent: SentDestination): Promise<AdminDestination> {
  const at = context.clock();
  const fields = await withPhoto(context, sent, (body) => fieldsOrRefuse(body));
  const id = await context.db.transaction(async (tx) => {
    await lockAllNames(tx);
    return insertNamed(tx, sent.visitor, fields, at, await lockDeleted(tx, fields));
  });
  return showDestinationForAdmin(context, id);
}

const pictureOf = ({ image }: { image: string | null }) =>
  image ? [{ field: 'image', address: image }] : [];

/** Adds a place while names are locked. A deleted one comes back with its address and what was said of it. */
export async function insertNamed(
  db: Db,
  visitor: Visitor,
  fields: DestinationFields,
  at: Date,
  deleted: StoredDestination | undefined,
): Promise<string> {
  await refuseSameName(db, fields);
  const written = await completed(db, fields);
  if (deleted) await rewriteDestination(db, deleted.id, written, deleted.version + 1, at);
  const id = deleted?.id ?? (await insertDestination(db, await freeSlug(db, fields.name), written, at));
  await useImages(db, { named: pictureOf(written), destinationId: id, visitor, at });
  const action = deleted ? 'restore' : 'create';
  await recordAudit(db, { ...auditOf(visitor, id, fields.name, at), action, after: written });
  return id;
}

export async function changeDestination(
  context: Context,
  id: string,
  sent: SentDestination,
): Promise<AdminDestination> {
  const at = context.clock();
  const found = await context.db.transaction((tx) => lockDestination(tx, id));
  if (!found) throw notThere();
  // A photo takes a second to open; what else is wrong is said before.
  const kept = await withPhoto(context, sent, (body) => {
    fieldsOrRefuse(body, found);
    return body;
  });
  await context.db.transaction(async (tx) => {
    await lockAllNames(tx);
    const stored = await lockDestination(tx, id);
    if (!stored) throw notThere();
    const version = sent.body.version;
    if (version !== undefined && version !== '' && Number(version) !== stored.version) {
      throw new AppError('STALE_VERSION');
    }
    await rewriteNamed(tx, sent.visitor, stored, fieldsOrRefuse(kept, stored), at);
  });
  return showDestinationForAdmin(context, id);
}

/** Changes a place that is locked, while names are. */
export async function rewriteNamed(
  db: Db,
  visitor: Visitor,
  stored: StoredDestination,
  fields: DestinationFields,
  at: Date,
): Promise<void> {
  const { id, version } = stored;
  await refuseSameName(db, fields, stored);
  const written = await completed(db, fields);
  const before = fieldsOf(stored);
  const changed = Object.entries(written).filter(([name, value]) => !isDeepStrictEqual(before[name], value));
  if (changed.length === 0) {
    await tryImagesAgain(db, { destinationId: id }, at);
    return;
  }
  await rewriteDestination(db, id, written, version + 1, at);
  await useImages(db, { named: pictureOf(written), destinationId: id, visitor, at });
  await recordAudit(db, {
    ...auditOf(visitor, id, stored.name, at),
    action: 'edit',
    before: Object.fromEntries(changed.map(([name]) => [name, before[name]])),
    after: Object.fromEntries(changed),
  });
}

/** Softly: its address and what was said of it come back when it is added again. */
export async function removeDestination(context: Context, id: string, visitor: Visitor): Promise<undefined> {
  const at = context.clock();
  await context.db.transaction(async (tx) => {
    const stored = await lockDestination(tx, id);
    if (!stored) throw notThere();
    await deleteDestination(tx, id, at);
    await useImages(tx, { named: [], destinationId: id, visitor, at });
    await recordAudit(tx, {
      ...auditOf(visitor, id, stored.name, at),
      action: 'delete',
      before: fieldsOf(stored),
    });
  });
}

/**
 * What is said where another place of a district has the name that a new or changed one is to have; those that are
 * written before it do not count as they stand.
 */
export async function saidOfSameName(
  db: Db,
  { name, district }: DestinationFields,
  stored?: StoredDestination,
  writtenBefore: ReadonlySet<string> = new Set(),
): Promise<string | undefined> {
  if (stored?.district === district && stored.name.toLowerCase() === name.toLowerCase()) return undefined;
  const others = (await findByName(db, name)).filter(({ id }) => id !== stored?.id && !writtenBefore.has(id));
  if (others.every((other) => other.district !== district)) return undefined;
  return t('There is a destination called “{name}” in {district} already.', { name, district });
}

async function refuseSameName(db: Db, fields: DestinationFields, stored?: StoredDestination): Promise<void> {
  const words = await saidOfSameName(db, fields, stored);
  if (words) throw new AppError('CONFLICT', words, { name: words });
}

async function freeSlug(db: Db, name: string): Promise<string> {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const base = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'place';
  const taken = await findSlugs(db, base);
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(slug)) return slug;
  }
}

/** A photo is kept only when all else was found right. */
async function withPhoto<T>(
  context: Context,
  { visitor, body, sentFiles }: SentDestination,
  check: (body: Record<string, unknown>) => T,
): Promise<T> {
  const { image, imageUrl, ...rest } = body;
  const address = image ?? imageUrl;
  const own = typeof address === 'string' ? ownPath(address, context.publicUrl) : address;
  const [file] = sentFiles;
  if (!file) return check(own === undefined ? rest : { ...rest, image: own });
  check(rest);
  const { key } = await takePhoto(context, visitor, file.content);
  return check({ ...rest, image: imagePath(key) });
}
