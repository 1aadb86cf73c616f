import { createHmac, timingSafeEqual } from 'node:crypto';

/** Of one picture in one width, until a moment in seconds since 1970. */
export interface Signed {
  key: string;
  width: string | number;
  until: number;
}

const shortest = 15 * 60;
/** Within it an address stays the same, so that a browser which is told of it again has the picture already. */
const step = 5 * 60;

/** Addresses that are handed out now are good for 15 to 20 minutes. */
export const untilFrom = (now: Date): number => Math.ceil((now.getTime() / 1_000 + shortest) / step) * step;

export const signatureOf = (secret: Buffer, { key, width, until }: Signed): string =>
  createHmac('sha256', secret).update(`${key}/${width}/${until}`).digest('base64url');

/** Whether a signature is ours, also where it has run out since. */
export function isSigned(secret: Buffer, signed: Signed & { signature: string }): boolean {
  const right = Buffer.from(signatureOf(secret, signed));
  const given = Buffer.from(signed.signature);
  return right.length === given.length && timingSafeEqual(right, given);
}
