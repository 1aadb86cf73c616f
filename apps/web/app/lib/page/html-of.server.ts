import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export const streamTimeout = 10_000;

/** Renders all of it, with what it waits for: it is compressed and cached whole, so that streaming would not be seen. */
export async function htmlOf(node: ReactNode, nonce?: string): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const html = new Promise<string>((resolve, reject) => {
    const parts: Buffer[] = [];
    let failure: unknown;
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(node, {
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
    });
    timer = setTimeout(() => abort(new Error('Rendering took too long')), streamTimeout);
  });
  return html.finally(() => clearTimeout(timer));
}
