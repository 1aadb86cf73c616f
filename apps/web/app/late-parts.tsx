import { lazy, Suspense, useEffect, useState } from 'react';
import { ScrollToTop } from './ui/navigate/scroll-to-top.tsx';

const Hearts = lazy(() =>
  import('./features/trips/hearts/hearts.tsx').then((part) => ({ default: part.Hearts })),
);

/** What each page has from the first touch on: of its own scripts the frame names this part alone. */
export function LateParts() {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => setIsTouched(true), []);
  return (
    <>
      <ScrollToTop />
      {isTouched && (
        <Suspense>
          <Hearts />
        </Suspense>
      )}
    </>
  );
}
