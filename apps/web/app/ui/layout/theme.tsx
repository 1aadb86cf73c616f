import { t } from '@serendib/contract/words/t';
import { useContext, useLayoutEffect } from 'react';
import { CspNonce } from '~/lib/page/csp-nonce.ts';
import { keepText } from '~/lib/storage/kept.ts';
import beginDocument from './begin-document.ts';
import beginDocumentText from './begin-document.ts?inline-script';
import colourBarText from './colour-bar.ts?inline-script';

/** Runs before anything is painted. */
export function ThemeScript() {
  // When a page fails, React makes the document anew around the error page, and empties its element's attributes.
  useLayoutEffect(beginDocument, []);
  return (
    <script
      nonce={useContext(CspNonce)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beginDocumentText + colourBarText : '' }}
    />
  );
}

function flip() {
  const { dataset } = document.documentElement;
  const now = dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const next = now === 'dark' ? 'light' : 'dark';
  dataset.theme = next;
  keepText('theme', next);
}

const HalfMoon = () => (
  <svg viewBox="0 0 24 24" className="size-[22px]" aria-hidden="true">
    <circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" strokeWidth="2.4" />
    <path d="M12 2.8a9.2 9.2 0 0 1 0 18.4z" fill="currentColor" />
  </svg>
);

/** In the bar, or in its menu where the bar of a phone has no room for it. */
export function ThemeToggle({ inMenu = false }: { inMenu?: boolean }) {
  const words = t('Switch between light and dark');
  return inMenu ? (
    <button type="button" onClick={flip} className="needs-js menu-theme">
      <HalfMoon />
      {words}
    </button>
  ) : (
    <button type="button" onClick={flip} aria-label={words} className="needs-js bar-icon bar-theme">
      <HalfMoon />
    </button>
  );
}
