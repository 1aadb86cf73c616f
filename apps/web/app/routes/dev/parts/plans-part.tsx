import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { FoundMap } from '~/ui/map/found-map.tsx';
import { StillMap } from '~/ui/map/still-map.tsx';
import { PlansForLists } from '~/ui/plans/plans-for-lists.tsx';
import { Busy } from '~/ui/text/busy.tsx';
import { OnDates } from '~/ui/text/on-dates.tsx';
import { Sample } from './sample.tsx';

const PinMap = lazyPart(() => import('~/ui/map/pin-map.tsx'));
const kandy = { latitude: 7.2906, longitude: 80.6337 };
const pins = [
  { key: 'kandy', ...kandy, label: 'LKR 24,000', name: 'Toyota KDH in Kandy', card: () => <p>Toyota KDH</p> },
  {
    ...{ key: 'ella', latitude: 6.8667, longitude: 81.0466, label: 'LKR 12,000', name: 'Tuk-tuk in Ella' },
    card: () => <p>Tuk-tuk</p>,
  },
];

export function PlansPart() {
  const [point, setPoint] = useState(kandy);
  // Maps are drawn in browsers alone.
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => setHasBegun(true), []);
  return (
    <>
      <Sample name="When and who">
        <PlansForLists path="/dev/ui" query={{}} />
      </Sample>
      <Sample name="On the days that are asked for">
        <div className="flex flex-wrap gap-2">
          <OnDates on="free" />
          <OnDates on="ask" />
          <OnDates on="free" leaves={{ day: '2027-01-12', left: 3 }} />
          <Busy of={{ availabilityState: 'booked' }} />
          <Busy of={{ availabilityState: 'away', awayUntil: '2027-03-12' }} />
          <Busy of={{ availabilityState: 'away' }} />
        </div>
      </Sample>
      <Sample name="What was found on a map, and before its scripts have come">
        <FoundMap path="/dev/ui" query={{ view: 'map' }} pins={pins} frame={undefined} moved={() => ({})} />
        <div className="h-80 bg-mist">
          <StillMap pins={pins} />
        </div>
      </Sample>
      <Sample name="A pin of one’s own">
        <div className="relative h-80 bg-mist">
          {hasBegun && (
            <Suspense>
              <PinMap point={point} onMoved={setPoint} />
            </Suspense>
          )}
        </div>
      </Sample>
    </>
  );
}
