import { isDeepStrictEqual } from 'node:util';
import type { Kind } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { plateOf } from '../../listings/index.ts';
import { findAddedSince, findOwnUnique, findSentSince } from '../changing/change.queries.ts';

/** No owner means the same words twice within a day, so a form that is sent again the next morning is still the same. */
const sameSubmissionMs = 24 * 3_600_000;
/** The same words again by an administrator within this time are a button that was pressed twice. */
const sameAddedMs = 10 * 60_000;

type Details = Record<string, unknown>;

/**
 * The listing that this submission has made already, when its answer was lost or its button pressed twice. A vehicle
 * or a guide of one's own that is there with other words is refused with words that lead to it.
 */
export async function findSame(
  db: Db,
  visitor: Visitor,
  kind: Kind,
  details: Details,
  now: Date,
): Promise<string | undefined> {
  const byAdmin = visitor.role === 'admin';
  if (!byAdmin && kind.variants.includes('owner')) return findSameUnique(db, visitor.id, kind, details, now);
  const find = byAdmin ? findAddedSince : findSentSince;
  const since = new Date(now.getTime() - (byAdmin ? sameAddedMs : sameSubmissionMs));
  const sent = await find(db, visitor.id, kind.name, String(details[kind.title]), since);
  return sent.find((one) => isSame(kind, one.details, details))?.id;
}

/** Vehicles are one for each plate, and guides one for each person. */
async function findSameUnique(
  db: Db,
  ownerId: string,
  kind: Kind,
  details: Details,
  now: Date,
): Promise<string | undefined> {
  const plate = plateOf(details.plateNumber);
  if (kind.name === 'vehicle' && !plate) return undefined;
  const own = await findOwnUnique(db, ownerId, kind.name, plate);
  if (!own) return undefined;
  const waits = own.status === 'pending' || now.getTime() - own.submittedAt.getTime() < sameSubmissionMs;
  if (own.status !== 'rejected' && waits && isSame(kind, own.details, details)) return own.id;
  if (kind.name === 'tourGuide')
    throw new AppError(
      'ALREADY_YOURS',
      t('You have registered as a tour guide already. You can change your profile instead.'),
    );
  const words = t('You have listed this vehicle already. You can change it instead.');
  throw new AppError('ALREADY_YOURS', words, { plateNumber: words });
}

/** A photo that is sent again has another address. */
function isSame({ image }: Kind, stored: Details, sent: Details): boolean {
  const bare = (of: Details) => JSON.parse(JSON.stringify({ ...of, [image]: null }));
  return isDeepStrictEqual(bare(stored), bare(sent));
}
