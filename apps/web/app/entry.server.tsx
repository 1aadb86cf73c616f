import { randomBytes } from 'node:crypto';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { contactLists } from './lib/page/contact-lists.server.ts';
import { ContactLists } from './lib/page/contact-lists.ts';
import { CspNonce } from './lib/page/csp-nonce.ts';
import { FragmentSlots } from './lib/page/fragments/fragment.tsx';
import { PageFragments } from './lib/page/fragments/page-fragments.server.tsx';
import { htmlOf } from './lib/page/html-of.server.ts';
import { renderingContext } from './lib/page/rendered-page.ts';

export { finishHtml } from './lib/page/finish-html.server.ts';
export { streamTimeout } from './lib/page/html-of.server.ts';
export { openPages } from './lib/page/pages.server.tsx';
export { tagsMissingIn } from './lib/page/tags-missing-in.ts';

/** See CspNonce. In development pages are sent as they are rendered, and it stays on. */
export const cspNonce = import.meta.env.DEV ? '' : sharedNonce();
const nonce = cspNonce || undefined;

/** The bundles of all languages have one. */
function sharedNonce(): string {
  const shared = globalThis as { cspNonce?: string };
  shared.cspNonce ??= randomBytes(12).toString('base64url');
  return shared.cspNonce;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { cache, page } = context.get(renderingContext);
  const fragments = cache && new PageFragments(cache);
  const html = await htmlOf(
    <CspNonce value={nonce}>
      <ContactLists value={contactLists}>
        <FragmentSlots value={fragments}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
        </FragmentSlots>
      </ContactLists>
    </CspNonce>,
    nonce,
  );
  page.html = html;
  if (fragments) page.fragments = await fragments.render();
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
