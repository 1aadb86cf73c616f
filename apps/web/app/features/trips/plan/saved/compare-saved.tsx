import { mostCompared } from '@serendib/contract/listings/limits';
import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { usePlans } from '~/lib/plans/use-plans.ts';
import { whenOf } from '~/lib/trip/when.ts';

/** Those that stand side by side, each in the words of how many were saved. */
const words: Partial<Record<ThingKind, (count: number) => string>> = {
  vehicle: (count) => t('Compare {count} vehicles', { count }),
  tourGuide: (count) => t('Compare {count} guides', { count }),
  tour: (count) => t('Compare {count} tours', { count }),
  businessListing: (count) => t('Compare {count} places to stay and eat', { count }),
};

/** Of what was saved of one kind, the way to where it stands side by side, for the days of the trip. */
export function CompareSaved({ trip }: { trip: TripCopy }) {
  const { from, to } = whenOf(trip, usePlans());
  const ways = (Object.keys(words) as ThingKind[]).flatMap((kind) => {
    const ids = trip.items.filter((item) => item.kind === kind).map(({ itemId }) => itemId);
    if (ids.length < 2) return [];
    const shown = ids.slice(0, mostCompared);
    const days = from && to ? `&from=${from}&to=${to}` : '';
    return [
      { kind, to: `/compare?kind=${kind}&ids=${shown.join(',')}${days}`, label: words[kind]?.(shown.length) },
    ];
  });
  if (ways.length === 0) return null;
  return (
    <nav aria-label={t('Side by side')} className="flex flex-wrap gap-2">
      {ways.map(({ kind, to, label }) => (
        <Link key={kind} to={to} className="chip">
          {label}
        </Link>
      ))}
    </nav>
  );
}
