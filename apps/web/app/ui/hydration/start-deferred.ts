declare global {
  /** Of browsers that have Trusted Types; the library of TypeScript does not know it yet. */
  var trustedTypes:
    | {
        createPolicy<Made extends Record<string, (text: string) => string | undefined>>(
          name: string,
          make: Made,
        ): { [Name in keyof Made]: (text: string) => unknown };
      }
    | undefined;
  /** What is left of HTML, where a page has a use for it: lib/page/trusted-html.ts. */
  var filterHtml: ((html: string) => string) | undefined;
}

/**
 * Starts the deferred scripts after the first paint; at once in a hidden tab, which paints nothing. A form without an
 * address, which only scripts can send, is held when it is submitted too soon and submitted when it is hydrated.
 * What a GET form leaves blank stays out of the address, however it is sent.
 * Sent as text with the page, so it stands alone.
 */
export default function startDeferred() {
  let early: { form: HTMLFormElement; by: HTMLElement | null } | undefined;
  const isWaiting = (form: HTMLFormElement) =>
    !('live' in document.documentElement.dataset) || form.closest('[data-deferred]:not([data-hydrated])');
  const keep = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'post' || form.hasAttribute('action') || !isWaiting(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    form.dataset.held = '';
    early = { form, by: event.submitter };
  };
  const send = () => {
    if (!early || isWaiting(early.form)) return;
    const { form, by } = early;
    early = undefined;
    if (form.isConnected) form.requestSubmit(by);
  };
  addEventListener('submit', keep, true);
  addEventListener(
    'formdata',
    ({ target, formData }) => {
      if ((target as HTMLFormElement).method !== 'get') return;
      for (const name of [...formData.keys()]) if (!formData.getAll(name).join('')) formData.delete(name);
    },
    true,
  );
  addEventListener('live', send);
  addEventListener('hydrated', send);
  // Safari has no word for being idle.
  const soon = window.requestIdleCallback ?? setTimeout;
  const lay = () => {
    const next = document.querySelector('[data-defer-layout]');
    next?.removeAttribute('data-defer-layout');
    if (next) requestAnimationFrame(() => soon(lay));
  };
  // What it gives nothing for is refused. Without a `<` no element is made; by the one with it React makes scripts.
  let starting: string | undefined;
  self.trustedTypes?.createPolicy('default', {
    createHTML: (html) =>
      html.includes('<') && html.slice(1) !== 'script></script>' ? self.filterHtml?.(html) : html,
    // Which of those that waited may run is said by their hashes.
    createScript: (text) => (text === starting ? text : undefined),
  });
  const begin = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="deferred"]'))
      link.rel = 'modulepreload';
    for (const waiting of document.querySelectorAll('script[type="deferred"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      starting = waiting.textContent;
      script.textContent = starting;
      waiting.replaceWith(script);
    }
    lay();
  };
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}
