import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { contactLists } from './lib/page/contact-lists.server.ts';
import { ContactLists } from './lib/page/contact-lists.ts';
import { CspNonce } from './lib/page/csp-nonce.ts';

export { finishHtml } from './lib/page/finish-html.server.ts';
export { openPages } from './lib/page/pages.server.tsx';
export { tagsMissingIn } from './lib/page/tags-missing-in.ts';

export const streamTimeout = 10_000;
/** See CspNonce. In development pages are sent as they are rendered, and it stays on. */
export const cspNonce = import.meta.env.DEV ? '' : randomBytes(12).toString('base64url');
const nonce = cspNonce || undefined;

/** Renders the whole page before answering: it is compressed and cached, so that streaming would not be seen. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let failure: unknown;
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        clearTimeout(timer);
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(parts), { status, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <CspNonce value={nonce}>
        <ContactLists value={contactLists}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
        </ContactLists>
      </CspNonce>,
      {
        ...(nonce && { nonce }),
        // Everything is there when it is written, so that nothing need be moved into place by scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          if (failure) reject(failure);
          else pipe(sink);
        },
        onShellError: reject,
        onError(error) {
          failure ??= error;
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), streamTimeout);
  });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
