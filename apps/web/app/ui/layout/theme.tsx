import { useContext, useLayoutEffect } from 'react';
import { CspNonce } from '~/lib/page/csp-nonce.ts';

/**
 * The visitor's own choice of light or dark, the word that scripts run, whether the page is opened anew at its top, and
 * whether there is a session, so that the bar need not offer to sign in first. It is sent as text too, so it stands
 * alone.
 */
function early({ dataset }: HTMLElement) {
  dataset.js = '';
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opening?.type === 'navigate' && !location.hash) dataset.fresh = '';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (localStorage.getItem('token')) dataset.known = '';
  } catch {
    // No storage, no choice.
  }
}

/** Runs before anything is painted. */
export function ThemeScript() {
  // When a page fails, React makes the document anew around the error page, and empties its element's attributes.
  useLayoutEffect(() => early(document.documentElement), []);
  return (
    <script
      nonce={useContext(CspNonce)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours
      dangerouslySetInnerHTML={{ __html: `(${early})(document.documentElement)` }}
    />
  );
}

function flip() {
  const { dataset } = document.documentElement;
  const now = dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const next = now === 'dark' ? 'light' : 'dark';
  dataset.theme = next;
  try {
    localStorage.setItem('theme', next);
  } catch {
    // Kept for this page only, then.
  }
}

export function ThemeToggle() {
  return (
    <button
      type="button"
      onClick={flip}
      aria-label="Switch between light and dark"
      className="needs-js bar-icon"
    >
      <svg viewBox="0 0 24 24" className="size-[22px]" aria-hidden="true">
        <circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" strokeWidth="2.4" />
        <path d="M12 2.8a9.2 9.2 0 0 1 0 18.4z" fill="currentColor" />
      </svg>
    </button>
  );
}
