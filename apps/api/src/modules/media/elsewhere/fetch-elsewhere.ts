import { largestPhotoBytes } from '@serendib/contract/media/images';
import { AppError } from '../../../platform/app-error.ts';
import { makeConcurrencyLimiter } from '../../../platform/concurrency-limiter.ts';
import type { Db } from '../../../platform/database/database.ts';
import { FetchRefused, fetchPublicBytes, type Network } from '../../../platform/fetch-public/fetch-public.ts';
import { inMemory } from '../../../platform/http/bodies/sent-content.ts';
import type { Context } from '../../../platform/module.ts';
import { insertImage } from '../media.queries.ts';
import { storeImage } from '../media.service.ts';
import { makeWidths } from '../photo/make-widths.ts';
import {
  findGivenUp,
  lockSettling,
  type NamedElsewhere,
  setFetched,
  setUser,
  takeDue,
  tryAgain,
} from './elsewhere.queries.ts';
import { imageCame, imagesNotHad } from './elsewhere-events.ts';

type FetchingContext = Pick<Context, 'db' | 'storage' | 'clock' | 'jobs' | 'log' | 'events'>;

const inOneTurn = 20;
/** A slow server keeps few others waiting. */
const atOnce = 5;
/** For all of one answer: slow servers keep nothing waiting but their own pictures. */
const patienceMs = 15_000;
/** Longer than all of a turn takes: a process that dies leaves what it took to the next. */
const takenForMs = 15 * 60_000;
/** After which a picture that could not be had is asked for again. */
const pausesMs = [10 * 60_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000];

interface How {
  network?: Network | undefined;
  signal?: AbortSignal | undefined;
}

/** Fetches pictures of other sites that are due, through the filter for private addresses, and keeps what is made of them. */
export async function fetchElsewhere(context: FetchingContext, { network, signal }: How): Promise<void> {
  const now = context.clock();
  const again = new Date(now.getTime() + takenForMs);
  const limited = makeConcurrencyLimiter(atOnce);
  const due = await takeDue(context.db, now, again, inOneTurn);
  const ends = await Promise.allSettled(
    due.map((named) => limited(async () => signal?.aborted || fetchOne(context, named, network))),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Has who is told know which pictures of a listing could not be had, when none of it is waited for any more. */
async function tellGivenUp({ events }: FetchingContext, tx: Db, listingId: string | null): Promise<void> {
  if (listingId === null) return;
  const addresses = await findGivenUp(tx, listingId);
  if (addresses.length > 0) await events.emit(tx, imagesNotHad, { listingId, addresses });
}

async function fetchOne(
  context: FetchingContext,
  taken: NamedElsewhere,
  network: Network | undefined,
): Promise<void> {
  const { id, address, listingId, destinationId, tries } = taken;
  try {
    const bytes = await fetchPublicBytes(address, {
      accept: 'image/webp, image/jpeg, image/png',
      largest: largestPhotoBytes,
      patienceMs,
      ...(network && { network }),
    });
    const made = await makeWidths(inMemory(bytes), 'elsewhere');
    const picture = await storeImage(context, made, insertImage);
    // Once its files are there: what a process that dies before leaves is fetched again, and swept.
    await context.db.transaction(async (tx) => {
      if (listingId) await lockSettling(tx, listingId);
      // By its foreign key it has the row of what names it first, as saving that has (docs/locks.md).
      await setUser(tx, picture.id, { listingId, destinationId });
      if (await setFetched(tx, id, picture.id)) {
        if (listingId) await context.events.emit(tx, imageCame, { listingId, at: context.clock() });
        await tellGivenUp(context, tx, listingId);
      } else await setUser(tx, picture.id, { listingId: null, destinationId: null });
    });
  } catch (error) {
    const isPhoto = !(error instanceof AppError && error.code === 'UNSUPPORTED_MEDIA');
    const pause = isPhoto ? pausesMs[tries - 1] : undefined;
    if (pause === undefined)
      await context.db.transaction(async (tx) => {
        if (listingId) await lockSettling(tx, listingId);
        if (await tryAgain(tx, taken, null)) await tellGivenUp(context, tx, listingId);
      });
    else await tryAgain(context.db, taken, new Date(context.clock().getTime() + pause));
    if (!(error instanceof FetchRefused || error instanceof AppError)) throw error;
    // The address is a person's: the log has what was wrong alone.
    context.log.info({ listingId, destinationId, said: error.message }, 'a picture elsewhere was not had');
  }
}
