import { Suspense } from 'react';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';

const ReadyMadeList = lazyPart(() => import('../ideas/ready-made-list.tsx'));

/** Trips of ours to begin from. */
export function ReadyMade() {
  return (
    // Room for it: the foot of the page would come into sight and go again.
    <Suspense fallback={<div className="min-h-svh" />}>
      <ReadyMadeList />
    </Suspense>
  );
}
