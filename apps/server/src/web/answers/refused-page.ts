import { html } from '@serendib/api/platform/http/html';
import { plainPage } from '@serendib/api/platform/http/plain-page';

/** A page that costs nothing to make, nor another request. */
export const refusedPage = (title: string, words: string): string =>
  plainPage({
    title: `${title} · Serendib`,
    main: html`<h1>${title}</h1><p>${words}</p><p><a href="/">Home page</a></p>`,
    hasFaces: false,
    style: `:root { --measure: 34rem }
header > * { max-width: none }
main { padding-top: 18vh }
main a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 22px; border-radius: 3px; background: var(--act); color: var(--on-act); font-weight: 600; text-decoration: none }`,
  });
