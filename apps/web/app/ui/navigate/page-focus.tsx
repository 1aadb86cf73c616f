import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

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

/** As a browser begins at a part that an address names: the next Tab goes on from there, and no ring is drawn around it. */
function focusOn(part: HTMLElement): void {
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.style.outline = 'none';
    // A press on its words would give it the keyboard too.
    const leave = () => {
      part.removeAttribute('tabindex');
      part.style.outline = '';
    };
    part.addEventListener('blur', leave, { once: true });
  }
  part.focus({ preventScroll: true });
}

/** Brings a part whose scripts are on their way into view once it is there, unless the reader went on meanwhile. */
function awaitPart(hash: string): () => void {
  const look = () => {
    const part = partOf(hash);
    if (!part) return;
    stop();
    if (scrollY > 0 || document.activeElement?.id !== 'main') return;
    part.scrollIntoView();
    focusOn(part);
  };
  const stop = () => removeEventListener('hydrated', look);
  addEventListener('hydrated', look);
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
