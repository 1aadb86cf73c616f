import { itemKey } from '@serendib/contract/trips/keys';
import { t } from '@serendib/contract/words/t';
import { ApiError, call } from '~/lib/api/call.ts';
import { fillShown } from '~/lib/trip/fill-shown.ts';
import { setSaved, type Thing, TripProblem } from '~/lib/trip/trips.ts';
import type { Trips } from '~/lib/trip/use-trips.ts';
import type { HeartPlace } from './heart-places.ts';

type Of = Pick<HeartPlace, 'kind' | 'at' | 'href'>;

/** The saved thing that stands there. Cards of destinations know their address alone. */
export const savedAt = ({ current, shown }: Pick<Trips, 'current' | 'shown'>, { kind, at, href }: Of) =>
  current?.items.find(
    (item) =>
      item.kind === kind &&
      (kind === 'destination' ? shown[itemKey(item)]?.href === href : item.itemId === at),
  );

async function thingOf({ kind, at }: Of): Promise<Thing> {
  if (kind !== 'destination') return { kind, itemId: at };
  const { _id } = await call('GET /destinations/{id}', { params: { id: at } });
  return { kind, itemId: _id };
}

/** Saves what stands there into the trip or takes it out of it, and gives what is to be said of that. */
export async function pressHeart(
  place: HeartPlace,
  saved: Thing | undefined,
): Promise<{ words: string; kind: 'good' | 'info' | 'danger' }> {
  const { kind, title, image, href } = place;
  const name = title;
  try {
    if (saved) {
      setSaved(saved, false);
      return { words: t('“{name}” is not in your trip any more.', { name }), kind: 'info' };
    }
    const thing = await thingOf(place);
    const unknown = { line: '', district: null, latitude: null, longitude: null };
    setSaved(thing, true, { ...unknown, kind, _id: thing.itemId, title, image, href, isPartial: true });
    void fillShown();
    return { words: t('“{name}” is in your trip now.', { name }), kind: 'good' };
  } catch (error) {
    if (error instanceof TripProblem) return { words: error.message, kind: 'danger' };
    if (!(error instanceof ApiError)) throw error;
    return { words: t('“{name}” could not be saved. Please try again.', { name }), kind: 'danger' };
  }
}
