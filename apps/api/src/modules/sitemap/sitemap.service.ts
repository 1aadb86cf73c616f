import { kinds } from '@serendib/contract/listings/kinds/index';
import { type SitemapKind, sitemapKinds, sitemapPartSize } from '@serendib/contract/sitemap/endpoints';
import { AppError } from '../../platform/app-error.ts';
import { shows } from '../../platform/cache/cache-tags.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/module.ts';
import { tags } from '../../schema/cache-tags.ts';
import {
  findDestinationEntries,
  findListingEntries,
  findParts,
  firstDestinationIds,
  firstListingIds,
  replaceParts,
  type SitemapPart,
} from './sitemap.queries.ts';

type Reads = Pick<Context, 'replica'>;

/**
 * Where each part of each kind begins. A kind without public pages has no part. Finding that out goes through all that is
 * public, so it is read from what a job wrote down, and found out anew only before that job ran for the first time.
 */
export async function listParts({ replica }: Reads, size = sitemapPartSize): Promise<SitemapPart[]> {
  shows(...sitemapKinds.map(tagOf));
  const written = await findParts(replica);
  return written.length > 0 ? inOrder(written) : findBeginnings(replica, size);
}

/** Writes down where parts begin. What became public since the last time stands in the last part until then. */
export async function writeParts({ db }: Pick<Context, 'db'>, size = sitemapPartSize): Promise<void> {
  await replaceParts(db, await findBeginnings(db, size));
}

async function findBeginnings(db: Db, size: number): Promise<SitemapPart[]> {
  const parts = await Promise.all(
    sitemapKinds.map(async (kind) => {
      const ids =
        kind === 'destination' ? await firstDestinationIds(db, size) : await firstListingIds(db, kind, size);
      return ids.map((from) => ({ kind, from }));
    }),
  );
  return parts.flat();
}

const inOrder = (parts: SitemapPart[]) =>
  sitemapKinds.flatMap((kind) => parts.filter((part) => part.kind === kind));

/** The public pages of a kind, in the order of their ids. */
export async function listEntries(
  { replica }: Reads,
  kind: string,
  from: string | undefined,
  size = sitemapPartSize,
) {
  if (!isSitemapKind(kind)) throw new AppError('NOT_FOUND');
  shows(tagOf(kind));
  const isPlace = kind === 'destination';
  const folder = isPlace ? '/destination' : kinds[kind].pages.one;
  const entries = isPlace
    ? await findDestinationEntries(replica, from, size)
    : await findListingEntries(replica, kind, from, size);
  return entries.map(({ name, updatedAt }) => ({
    path: `${folder}/${name}`,
    lastModified: updatedAt.toISOString(),
  }));
}

const tagOf = (kind: SitemapKind) => (kind === 'destination' ? tags.destinations : tags.listings(kind));

const isSitemapKind = (kind: string): kind is SitemapKind => sitemapKinds.some((known) => known === kind);
