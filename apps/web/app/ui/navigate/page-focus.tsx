import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { focusOn, goTo } from './focus-on.ts';

const forRobots = 'head > :is(script[type="application/ld+json"], meta[property^="og:"])';

/** Outlives the page: that of an error has all around it anew. */
let before: Location | undefined;

/** The part of the page that an address names. */
function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** By one of these a reader goes on, also where in the end neither the place nor the keyboard is another. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Brings a part whose scripts are on their way into view once it is there, unless the reader went on meanwhile. */
function awaitPart(hash: string): () => void {
  const look = () => {
    const part = partOf(hash);
    if (!part) return;
    stop();
    if (scrollY > 0 || document.activeElement?.id !== 'main') return;
    goTo(part);
  };
  const stop = () => {
    removeEventListener('hydrated', look);
    for (const gesture of gestures) removeEventListener(gesture, stop);
  };
  addEventListener('hydrated', look);
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true });
  return stop;
}

/**
 * After a navigation within the site: takes the keyboard to the new page's beginning, or to the part that its address
 * names, and a screen reader says its title, as when a browser loads a page.
 */
export function PageFocus() {
  const place = useLocation();
  const isBack = useNavigationType() === 'POP';
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const last = before;
    before = place;
    if (!last || last === place) return;
    const { pathname, hash } = place;
    const isNew = last.pathname !== pathname;
    const part = hash && (isNew || !isBack) ? partOf(hash) : null;
    if (part) focusOn(part);
    if (!isNew) return;
    document.documentElement.removeAttribute('data-offer');
    if (!part) document.getElementById('main')?.focus({ preventScroll: true });
    // What robots read comes with a page from the server, and is not true of the next one.
    for (const data of document.querySelectorAll(forRobots)) data.remove();
    if (said.current) said.current.textContent = document.title;
    // Back at a page, the reader is where they left it.
    return hash && !part && !isBack ? awaitPart(hash) : undefined;
  }, [place, isBack]);
  return <p ref={said} className="sr-only" aria-live="polite" />;
}
