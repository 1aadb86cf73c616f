/**
 * Starts the deferred scripts after the first paint; at once in a hidden tab, which paints nothing. A form without an
 * address, which only scripts can send, is held when it is submitted too soon and submitted after hydration.
 * Sent as text with the page, so it stands alone.
 */
export default function startDeferred() {
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
    const next = document.querySelector('[data-defer-layout]');
    next?.removeAttribute('data-defer-layout');
    if (next) requestAnimationFrame(() => soon(lay));
  };
  const begin = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="deferred"]'))
      link.rel = 'modulepreload';
    for (const waiting of document.querySelectorAll('script[type="deferred"]')) {
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
