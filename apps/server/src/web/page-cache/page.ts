import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

export type Coding = 'br' | 'gzip' | 'identity';

/** A rendered page as it is kept: compressed once, the other codings made from it when they are asked for. */
export interface Page {
  status: number;
  etag: string;
  policy: string;
  br: Buffer;
  gzip?: Promise<Buffer>;
}

export async function makePage(html: string, status: number, policy: string): Promise<Page> {
  const bytes = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { status, etag, policy, br: await toBrotli(bytes, { params }) };
}

export async function bytesOf(page: Page, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return page.br;
  if (coding === 'identity') return fromBrotli(page.br);
  page.gzip ??= fromBrotli(page.br).then((bytes) => toGzip(bytes));
  return page.gzip;
}
