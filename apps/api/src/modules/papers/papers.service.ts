import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { dayMs } from '@serendib/contract/calendar';
import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import { undoSeconds } from '@serendib/contract/moderation/promise';
import type { Paper } from '@serendib/contract/papers/endpoints';
import {
  mostOfAType,
  paperDays,
  papersOf,
  paperTypes,
  waitingPaperDays,
} from '@serendib/contract/papers/papers';
import { t } from '@serendib/contract/words/t';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { SentFile } from '../../platform/http/bodies/multipart.ts';
import type { Context } from '../../platform/module.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { keyOf, type RateLimitPolicy } from '../../platform/rate-limiter/rate-limiter.ts';
import type { StoredPaper } from '../../schema/index.ts';
import { lockActive } from '../accounts/index.ts';
import { lockListingForPapers, markForReview } from '../listings/index.ts';
import { makeOneWidth } from '../media/index.ts';
import { decrypt, encrypt, makeCipherKey } from './cipher.ts';
import {
  bindWaiting,
  deletePaper,
  findNewest,
  findPaper,
  findPaperFilesAfter,
  findPapers,
  findPapersOf,
  findUndecided,
  insertPaper,
  lockPapersOf,
  setDecided,
  shredPapersOf,
  takeDue,
  unsetDecided,
} from './papers.queries.ts';

type PaperContext = Pick<Context, 'db' | 'storage' | 'clock' | 'rateLimiter'>;

const uploadLimit: RateLimitPolicy = {
  free: 30,
  firstBackoffSeconds: 60,
  longestBackoffSeconds: 3_600,
  forgetSeconds: 3_600,
};

const view = ({ id, type, addedAt, decidedAt }: StoredPaper): Paper => ({
  ...{ _id: id, type },
  addedAt: addedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

const neither = t('Please name a listing or a kind.');
const sent = z.object({
  type: z.enum(paperTypes, t('Please say which paper it is.')),
  listingId: z.uuid().optional(),
  kind: z.enum(kindNames, neither).optional(),
});

export interface PapersWanted {
  listingId?: string | undefined;
  kind?: KindName | undefined;
}

/** What others may not see is not there for them. */
async function lockOwned(db: Db, visitor: Visitor, listingId: string) {
  const listing = await lockListingForPapers(db, listingId);
  if (!listing || (listing.ownerId !== visitor.id && visitor.role !== 'admin'))
    throw new AppError('NOT_FOUND');
  return listing;
}

export async function listPapers(
  { db }: Pick<Context, 'db'>,
  visitor: Visitor,
  { listingId, kind }: PapersWanted,
): Promise<Paper[]> {
  if (listingId) {
    await db.transaction((tx) => lockOwned(tx, visitor, listingId));
    return (await findPapers(db, { listingId })).map(view);
  }
  if (!kind) throw new AppError('BAD_REQUEST', neither);
  return (await findPapers(db, { ownerId: visitor.id, kind })).map(view);
}

export async function addPaper(
  context: PaperContext,
  visitor: Visitor,
  body: unknown,
  files: SentFile[],
): Promise<Paper> {
  const [file] = files;
  if (!file) throw new AppError('INVALID', t('Please send one photo, as the file “paper”.'));
  const checked = sent.safeParse(body);
  if (!checked.success) throw new AppError('INVALID', checked.error.issues[0]?.message);
  const wanted = checked.data;
  const backoff = await context.rateLimiter.take([{ key: keyOf('papers', visitor.id), policy: uploadLimit }]);
  if (backoff > 0) throw new AppError('TOO_MANY_REQUESTS', undefined, undefined, backoff);
  const plain = await makeOneWidth(file.content, visitor.id);
  const [cipherKey, name] = [makeCipherKey(), randomBytes(16).toString('hex')];
  const fileKey = `papers/${name.slice(0, 2)}/${name}`;
  await context.db.transaction((tx) => lockPlace(tx, visitor, wanted));
  // The file first: a row is a paper to all who look, and a file without a row is nothing that anyone can read.
  await context.storage.put(fileKey, encrypt(cipherKey, plain), 'application/octet-stream');
  try {
    const made = await context.db.transaction(async (tx) => {
      const { listing, kind } = await lockPlace(tx, visitor, wanted);
      const at = context.clock();
      if (listing) await markForReview(tx, listing.id, at);
      return insertPaper(tx, {
        ...{ ownerId: visitor.id, listingId: listing?.id ?? null, kind, type: wanted.type },
        ...{ fileKey, cipherKey, addedAt: at },
      });
    });
    return view(made);
  } catch (error) {
    // Of a connection that broke it is not known whether the row is there.
    if (error instanceof AppError) await context.storage.remove([fileKey]).catch(() => undefined);
    throw error;
  }
}

/** Of the types that come none may have too many then; more of another type, from before, are no reason. */
function refuseTooMany(papers: readonly { type: string }[], coming: readonly { type: string }[]): void {
  const isTooMany = ({ type }: { type: string }) =>
    papers.filter((paper) => paper.type === type).length > mostOfAType;
  if (coming.some(isTooMany))
    throw new AppError(
      'CONFLICT',
      t('At most {mostOfAType} photos of each paper. Take one away first.', { mostOfAType }),
    );
}

/** What a paper may be added to. Nothing of it changes, and no other paper of this person is added, until the transaction ends. */
async function lockPlace(tx: Db, visitor: Visitor, { type, listingId, kind: named }: z.infer<typeof sent>) {
  await lockPapersOf(tx, visitor.id);
  // Of an account that is deleted at this moment the papers went before.
  if (!(await lockActive(tx, visitor.id))) throw new AppError('UNAUTHENTICATED');
  const listing = listingId ? await lockOwned(tx, visitor, listingId) : undefined;
  // An administrator looks at papers and adds none.
  if (listing && listing.ownerId !== visitor.id) throw new AppError('FORBIDDEN');
  const kind = listing?.kind ?? named;
  if (!kind) throw new AppError('INVALID', neither);
  if (!papersOf[kind]?.some((one) => one.type === type))
    throw new AppError('INVALID', t('This paper is not asked for here.'));
  const there = await findPapers(tx, listing ? { listingId: listing.id } : { ownerId: visitor.id, kind });
  refuseTooMany([...there, { type }], [{ type }]);
  return { listing, kind };
}

/** The photo, for its owner and administrators; that an administrator looked is written down. */
export async function showPaper(
  { db, storage, clock }: PaperContext,
  visitor: Visitor,
  id: string,
): Promise<Buffer> {
  const found = await findPaper(db, id);
  if (!found || (found.paper.ownerId !== visitor.id && visitor.role !== 'admin'))
    throw new AppError('NOT_FOUND');
  const { paper, title } = found;
  const stream = await storage.read(paper.fileKey);
  if (!stream) throw new AppError('NOT_FOUND');
  const photo = decrypt(paper.cipherKey, await buffer(stream));
  if (paper.ownerId !== visitor.id)
    await recordAudit(db, {
      ...{ actorId: visitor.id, action: 'look at paper', at: clock() },
      ...(paper.listingId
        ? { thing: paper.kind, thingId: paper.listingId, thingName: title ?? '' }
        : { thing: 'user' as const, thingId: paper.ownerId, thingName: paper.type }),
      after: { paper: paper.type },
    });
  return photo;
}

export async function removePaper(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  visitor: Visitor,
  id: string,
): Promise<undefined> {
  const found = await findPaper(db, id);
  if (found?.paper.ownerId !== visitor.id) throw new AppError('NOT_FOUND');
  await db.transaction(async (tx) => {
    await deletePaper(tx, id);
    await storage.remove([found.paper.fileKey]);
  });
}

/** What was added before a listing was made belongs to it, in the transaction that makes it. */
export const attachPapers = (db: Db, ownerId: string, kind: KindName, listingId: string): Promise<void> =>
  bindWaiting(db, ownerId, kind, listingId);

/** What was added after the answer was lost belongs to the listing that the form made, which is looked at again where it is live. */
export async function attachLatePapers(
  db: Db,
  ownerId: string,
  kind: KindName,
  { listingId, at }: { listingId: string; at: Date },
): Promise<void> {
  const waiting = await findPapers(db, { ownerId, kind });
  if (waiting.length === 0 || !(await lockListingForPapers(db, listingId))) return;
  const before = new Set((await findPapers(db, { listingId })).map(({ id }) => id));
  await markForReview(db, listingId, at);
  await bindWaiting(db, ownerId, kind, listingId);
  // After they are bound: one may have been added since they were looked for.
  const bound = await findPapers(db, { listingId });
  refuseTooMany(
    bound,
    bound.filter(({ id }) => !before.has(id)),
  );
}

export const findNewestPaper = findNewest;
export const hasUndecidedPapers = findUndecided;
export const markPapersDecided = setDecided;
export const unmarkPapersDecided = unsetDecided;

/** For so long the papers of what was deleted are kept: it can be taken back for seconds, and a press may be on its way. */
const takenBackMs = (undoSeconds + 50) * 1000;

/** Files go before their rows are gone for good, or nothing would find them again. */
export async function deleteExpiredPapers(context: Pick<Context, 'db' | 'storage' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(context.clock().getTime() - ms);
  const due = {
    decidedBefore: before(paperDays * dayMs),
    addedBefore: before(waitingPaperDays * dayMs),
    deletedBefore: before(takenBackMs),
  };
  for (let more = true; more; ) {
    more = await context.db.transaction(async (tx) => {
      const keys = await takeDue(tx, due, 50);
      if (keys.length > 0) await context.storage.remove(keys);
      return keys.length > 0;
    });
  }
}

/** The files of all papers, as the storage names them. */
export async function* eachPaperFile(db: Db): AsyncGenerator<string> {
  let found: Awaited<ReturnType<typeof findPaperFilesAfter>> = [];
  do {
    found = await findPaperFilesAfter(db, found.at(-1)?.id, 1_000);
    for (const { fileKey } of found) yield fileKey;
  } while (found.length > 0);
}

export const papersData: PersonalData = { name: 'papers', export: findPapersOf, remove: shredPapersOf };
