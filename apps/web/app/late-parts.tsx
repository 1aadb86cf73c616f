import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { onCurrencyChange, readCurrency } from './lib/currency/currency.ts';
import { offlineAsked, readOffline } from './lib/offline/asked.ts';
import { Toaster } from './ui/feedback/toaster.tsx';
import { tellOfMissingParts } from './ui/hydration/missing-parts.ts';
import colourBar from './ui/layout/colour-bar.ts';
import { fetchPagesFirst } from './ui/navigate/fetch-page.ts';
import { keepPlace } from './ui/navigate/keep-place.ts';
import { PageFocus } from './ui/navigate/page-focus.tsx';
import { PageTurn } from './ui/navigate/page-turn.tsx';
import { ScrollToTop } from './ui/navigate/scroll-to-top.tsx';

// A page has the styles of its own route alone: those of hearts come with all others.
const Hearts = lazyPart(async () => {
  const [part] = await Promise.all([import('./features/trips/hearts/hearts.tsx'), window.loadAllCss?.()]);
  return { default: part.Hearts };
});

const Offline = lazyPart(() => import('./ui/offline/offline.tsx'));

/** Whether the trip is kept for where there is no network, or a page came from what is kept. */
const isWorkerWanted = () => document.documentElement.dataset.keptAt !== undefined || readOffline() !== null;

/** What each page has from the first touch on: of its own scripts the frame names this part alone. */
export function LateParts() {
  const [isTouched, setIsTouched] = useState(false);
  const [isKeeping, setIsKeeping] = useState(false);
  useEffect(() => setIsTouched(true), []);
  useEffect(keepPlace, []);
  useEffect(tellOfMissingParts, []);
  useEffect(fetchPagesFirst, []);
  useEffect(() => {
    colourBar();
    const chosen = new MutationObserver(colourBar);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => chosen.disconnect();
  }, []);
  useEffect(() => {
    const look = () => setIsKeeping((before) => before || isWorkerWanted());
    look();
    addEventListener(offlineAsked, look);
    return () => removeEventListener(offlineAsked, look);
  }, []);
  useEffect(() => {
    // Few choose a currency: its scripts come for who has.
    let forget: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      if (forget || !readCurrency()) return;
      const { tellAboutPrices } = await import('./lib/currency/about-prices.ts');
      if (!isOver) forget ??= tellAboutPrices();
    };
    const stop = onCurrencyChange(() => void begin());
    void begin();
    return () => {
      isOver = true;
      stop();
      forget?.();
    };
  }, []);
  return (
    <>
      <PageFocus />
      <ScrollToTop />
      <Toaster />
      {isTouched && (
        <>
          <PageTurn />
          <Suspense>
            <Hearts />
          </Suspense>
        </>
      )}
      {isKeeping && (
        <Suspense>
          <Offline />
        </Suspense>
      )}
    </>
  );
}
