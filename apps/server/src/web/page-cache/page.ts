import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip } from 'node:zlib';
import { ownBytes } from '@serendib/api/platform/cache/own-bytes';
import type { Coding } from '@serendib/api/platform/http/replies/codings';
import type { FinishedHtml } from '../rendering/renderer.ts';
import { gzipInPieces } from './gzip-in-pieces.ts';

const toBrotli = promisify(brotliCompress);
const fromGzip = promisify(gunzip);

/** A rendered page as it is kept: compressed in a moment, and as densely as Brotli can when it is asked for again. */
export interface Page {
  status: number;
  etag: string;
  policy: string;
  /** As the page itself says. */
  language?: string | undefined;
  gzip: Buffer;
  br?: Buffer;
  /** It was asked for again, and is or will be compressed densely. */
  isDense?: boolean;
  /** Why an older one is shown in place of one that could not be had. */
  standsIn?: 'database-away' | 'not-renewed';
}

export function makePage(html: FinishedHtml, status: number, policy: string): Page {
  const { gzip, fingerprint } = gzipInPieces(html);
  const [, language] = /<html [^>]*?\blang="([^"]+)"/.exec(html.before) ?? [];
  return { status, etag: `W/"${fingerprint}"`, policy, language, gzip: ownBytes(gzip) };
}

/** For a visitor who waits for it and takes no gzip. */
const fast = 5;
const densest = constants.BROTLI_MAX_QUALITY;

async function compress({ gzip }: Page, quality: number): Promise<Buffer> {
  const bytes = await fromGzip(gzip);
  return toBrotli(bytes, {
    params: {
      // Styles, words and data are each told apart by smaller blocks than Brotli would choose.
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** The same page in the fewest bytes; takes a sixth of a second of another thread. */
export const compressDensely = async (page: Page): Promise<Buffer> => ownBytes(await compress(page, densest));

export async function bytesOf(page: Page, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return page.gzip;
  if (coding === 'identity') return fromGzip(page.gzip);
  return page.br ?? compress(page, fast);
}
