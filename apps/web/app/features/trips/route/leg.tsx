import type { PlacedStop } from '@serendib/contract/trips/trip';
import { Suspense } from 'react';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import type { Planned } from '../planned.ts';
import { LegLine } from './leg-line.tsx';

const LegWords = lazyPart(() => import('./leg-words.tsx'));

/** Stands between a stop and the one before it. */
export function Leg({ stop, before }: Planned & { stop: PlacedStop; before: PlacedStop | undefined }) {
  return (
    before && (
      <Suspense fallback={<LegLine />}>
        <LegWords from={before} to={stop} />
      </Suspense>
    )
  );
}
