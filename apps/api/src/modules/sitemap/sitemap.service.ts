import { kinds } from '@serendib/contract/listings/kinds/index';
import { type SitemapKind, sitemapKinds, sitemapPartSize } from '@serendib/contract/sitemap/rows';
import { shows } from '../../platform/cache/cache-tags.ts';
import { Failure } from '../../platform/failure.ts';
import type { Context } from '../../platform/module.ts';
import { tags } from '../../schema/cache-tags.ts';
import {
  findDestinationEntries,
  findListingEntries,
  firstDestinationIds,
  firstListingIds,
} from './sitemap.queries.ts';

type Reads = Pick<Context, 'replica'>;

/** Where each part of each kind begins. A kind without public pages has no part. */
export async function listParts({ replica }: Reads, size = sitemapPartSize) {
  shows(...sitemapKinds.map(tagOf));
  const parts = await Promise.all(
    sitemapKinds.map(async (kind) => {
      const ids =
        kind === 'destination'
          ? await firstDestinationIds(replica, size)
          : await firstListingIds(replica, kind, size);
      return ids.map((from) => ({ kind, from }));
    }),
  );
  return parts.flat();
}

/** The public pages of a kind, in the order of their ids. */
export async function listEntries(
  { replica }: Reads,
  kind: string,
  from: string | undefined,
  size = sitemapPartSize,
) {
  if (!isSitemapKind(kind)) throw new Failure('NOT_FOUND');
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
