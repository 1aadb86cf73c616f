import { placeOf } from '@serendib/contract/trips/route/days';
import type { PlacedStop } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { usePlanner } from './road-table.ts';
import { wayWords } from './route-words.ts';

/** How far it is from one stop to the next. */
export default function LegWords({ from, to }: { from: PlacedStop; to: PlacedStop }) {
  const { planner } = usePlanner();
  if (!planner) return null;
  const [start, end] = [placeOf(from, planner.pointOf), placeOf(to, planner.pointOf)];
  const way = start && end && planner.roads.between(start, end);
  return (
    <li className="list-none border-s-[3px] border-line ps-4 py-2 text-15 text-ink-2 tabular-nums">
      {way ? wayWords(way) : t('The way is not known: one of the two has no place on the map.')}
    </li>
  );
}
