import { placeOf } from '@serendib/contract/trips/route/days';
import type { PlacedStop } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { LegLine } from './leg-line.tsx';
import { usePlanner } from './road-table.ts';
import { wayWords } from './route-words.ts';

/** How far it is from one stop to the next. */
export default function LegWords({ from, to }: { from: PlacedStop; to: PlacedStop }) {
  const { planner } = usePlanner();
  if (!planner) return <LegLine />;
  const [start, end] = [placeOf(from, planner.pointOf), placeOf(to, planner.pointOf)];
  const way = start && end && planner.roads.between(start, end);
  return (
    <LegLine>
      {way ? wayWords(way) : t('The way is not known: one of the two has no place on the map.')}
    </LegLine>
  );
}
