import { useContext, useEffect } from 'react';
import { ScriptMark } from '~/lib/page/mark.ts';
import { beginAhead } from './begin-ahead.ts';
import { countContacts } from './contact-counts.ts';

/**
 * Begins the scripts that the server held back until the page is painted. A hidden tab paints nothing. A form that only
 * scripts can send, since it names no address, is kept when it is sent too soon, and goes when they have come.
 */
function start() {
  let early: { form: HTMLFormElement; by: HTMLElement | null } | undefined;
  const keep = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'post' || form.hasAttribute('action')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early = { form, by: event.submitter };
  };
  addEventListener('submit', keep, true);
  addEventListener(
    'live',
    () => {
      removeEventListener('submit', keep, true);
      if (early?.form.isConnected) early.form.requestSubmit(early.by);
    },
    { once: true },
  );
  // Safari has no word for being idle.
  const soon = window.requestIdleCallback ?? setTimeout;
  const lay = () => {
    const next = document.querySelector('[data-later]');
    next?.removeAttribute('data-later');
    if (next) requestAnimationFrame(() => soon(lay));
  };
  const begin = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]'))
      link.rel = 'modulepreload';
    for (const waiting of document.querySelectorAll('script[type="after-paint"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = waiting.textContent;
      waiting.replaceWith(script);
    }
    lay();
  };
  if (document.visibilityState === 'hidden') begin();
  else requestAnimationFrame(() => setTimeout(begin));
}

/** Stands at the end of the page, and says when it is alive. It is sent as text, so it stands alone. */
export function StartScripts() {
  useEffect(() => {
    document.documentElement.dataset.live = '';
    dispatchEvent(new Event('live'));
  }, []);
  return (
    <script
      nonce={useContext(ScriptMark)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, which has run when scripts come
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? `(${countContacts})();(${beginAhead})();(${start})()` : '',
      }}
    />
  );
}
