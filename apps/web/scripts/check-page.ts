import { pathToFileURL } from 'node:url';

interface Build {
  entry: {
    module: {
      cspNonce: string;
      openPages(
        build: Build,
        options: { mode: 'production'; developers: boolean; languages: []; send: () => Promise<never> },
      ): { render(request: Request): Promise<Response & { html?: string }> };
      tagsMissingIn(html: string): string[];
    };
  };
}

/**
 * Renders a page with a server bundle that was just built. What the server rewrites in a page is found by how the router
 * writes it: after an upgrade that writes it otherwise, pages would still show, only slower or without their styles.
 */
export async function checkPage(file: string): Promise<void> {
  const build = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Build;
  const { openPages, cspNonce, tagsMissingIn } = build.entry.module;
  const send = () => Promise.reject(new Error('There is no API in a build'));
  const pages = openPages(build, { mode: 'production', developers: false, languages: [], send });
  const response = await pages.render(new Request('http://build.test/terms'));
  const missing = tagsMissingIn((response.html ?? '').replaceAll(` nonce="${cspNonce}"`, ''));
  if (missing.length > 0)
    throw new Error(`A rendered page has none of these, which the server rewrites: ${missing.join(', ')}`);
}
