import { useEffect, useState } from 'react';
import type { ThingPages } from '~/lib/site/thing-pages.ts';
import { areSame, type HeartPlace, heartPlaces } from './heart-places.ts';

/** What changes a page changes many things at once: so long it is waited for, in milliseconds. */
const settleMs = 40;

/** The cards and pages that get a heart, in step with what the page shows. */
export function useHeartPlaces(pages: ThingPages): readonly HeartPlace[] {
  const [places, setPlaces] = useState<readonly HeartPlace[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const found = heartPlaces(pages);
      setPlaces((before) => (areSame(before, found) ? before : found));
    };
    const soon = () => {
      timer ??= setTimeout(look, settleMs);
    };
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('hydrated', soon);
    soon();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      removeEventListener('hydrated', soon);
    };
  }, [pages]);
  return places;
}
