import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const forRobots = 'head > :is(script[type="application/ld+json"], meta[property^="og:"])';

/** Outlives the page: that of an error has all around it anew. */
let before: string | undefined;

/**
 * After a navigation within the site: takes the keyboard to the new page's beginning, and a screen reader says
 * its title, as when a browser loads a page.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const last = before;
    before = pathname;
    if (!last || last === pathname) return;
    document.documentElement.removeAttribute('data-offer');
    document.getElementById('main')?.focus({ preventScroll: true });
    // What robots read comes with a page from the server, and is not true of the next one.
    for (const data of document.querySelectorAll(forRobots)) data.remove();
    if (said.current) said.current.textContent = document.title;
  }, [pathname]);
  return <p ref={said} className="sr-only" aria-live="polite" />;
}
