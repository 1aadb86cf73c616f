import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Coding = 'br' | 'gzip' | 'identity';

const isAccepted = {
  br: /(^|,)\s*br\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /(^|,)\s*gzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
};

/** The first of these codings that an `Accept-Encoding` allows. */
export const codingFor = (
  accepted: string | string[] | undefined,
  codings: readonly ('br' | 'gzip')[],
): Coding => codings.find((coding) => isAccepted[coding].test(String(accepted ?? ''))) ?? 'identity';

/** A list of 24 in a fifth of a millisecond; the densest takes two hundred times as long for a tenth less. */
const quality = 5;

export const compress = (bytes: Buffer, coding: 'br' | 'gzip'): Promise<Buffer> =>
  coding === 'gzip'
    ? toGzip(bytes)
    : toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });
