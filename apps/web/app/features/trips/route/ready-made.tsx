import { Suspense } from 'react';
import { openedPart } from '~/ui/hydration/defer-hydration.tsx';

const ReadyMadeList = openedPart(() => import('../ideas/ready-made-list.tsx'));

/** Trips of ours to begin from. */
export function ReadyMade() {
  return (
    <Suspense>
      <ReadyMadeList />
    </Suspense>
  );
}
