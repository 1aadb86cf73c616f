import { lazy, Suspense, useEffect, useState } from 'react';
import { ScrollToTop } from './ui/navigate/scroll-to-top.tsx';

// A page has the styles of its own route alone: those of hearts come with all others.
const Hearts = lazy(async () => {
  const [part] = await Promise.all([import('./features/trips/hearts/hearts.tsx'), window.loadAllCss?.()]);
  return { default: part.Hearts };
});

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
