import { t } from '@serendib/contract/words/t';
import { Suspense } from 'react';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import type { Planned } from '../planned.ts';

const ShareWays = lazyPart(() => import('./share-ways.tsx'));

/** Ways to show the trip to others, and to have it in the pocket. */
export function ShareSection({ trip }: Planned) {
  return (
    <section aria-labelledby="share-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="share-title">{t('Share it, and take it along')}</h2>
      <Suspense>
        <ShareWays key={trip._id} trip={trip} />
      </Suspense>
    </section>
  );
}
