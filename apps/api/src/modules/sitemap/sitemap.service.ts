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

const keepMs = 10 * 60_000;

/**
 * The same for all readers. It goes through all that is public, so it is made once in ten minutes, and while it is made
 * anew, what was made before is told.
 */
export function makeParts(context: Pick<Context, 'replica' | 'clock'>) {
  type Parts = Awaited<ReturnType<typeof listParts>>;
  let kept: { madeAt: number; parts: Parts } | undefined;
  let making: Promise<Parts> | undefined;
  const make = async () => {
    const madeAt = context.clock().getTime();
    const parts = await listParts(context);
    kept = { madeAt, parts };
    return parts;
  };
  return async (): Promise<Parts> => {
    shows(...sitemapKinds.map(tagOf));
    if (kept && context.clock().getTime() - kept.madeAt < keepMs) return kept.parts;
    making ??= make().finally(() => {
      making = undefined;
    });
    if (!kept) return making;
    making.catch(() => undefined);
    return kept.parts;
  };
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
