import { mostCompared } from '@serendib/contract/listings/limits';
import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { compareAddress } from '~/lib/list/compare-address.ts';
import { usePlans } from '~/lib/plans/use-plans.ts';
import { whenOf } from '~/lib/trip/when.ts';
import { isGoneIn, type Planned } from '../../planned.ts';

/** Those that stand side by side, each in the words of how many were saved. */
const words: Partial<Record<ThingKind, (count: number) => string>> = {
  vehicle: (count) => t('Compare {count} vehicles', { count }),
  tourGuide: (count) => t('Compare {count} guides', { count }),
  tour: (count) => t('Compare {count} tours', { count }),
  businessListing: (count) => t('Compare {count} places to stay and eat', { count }),
};

/** Of what was saved of one kind, the way to where it stands side by side, for the days of the trip. */
export function CompareSaved({ trip, shown }: Planned) {
  const isGone = isGoneIn(shown);
  const { from, to } = whenOf(trip, usePlans());
  const ways = (Object.keys(words) as ThingKind[]).flatMap((kind) => {
    const there = trip.items.filter((item) => item.kind === kind && !isGone(item));
    if (there.length < 2) return [];
    const ids = there.slice(0, mostCompared).map(({ itemId }) => itemId);
    const days = from && to ? { from, to } : {};
    return [{ kind, to: compareAddress(kind, ids, days), label: words[kind]?.(ids.length) }];
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
