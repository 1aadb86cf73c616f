import { cookieSeconds } from '@serendib/contract/accounts/cookies';
import { hashOf, newToken } from '../../../platform/secrets/tokens.ts';
import { readCookie, writeCookie } from './cookie.ts';

/** Seconds for which the code can be exchanged. */
export const codeLifetime = cookieSeconds.arrival;
const name = 'arrival';

/** What a browser comes back with: half in its address, half in a cookie, and of no use but together. */
export interface ExchangeCode {
  code: string;
  cookie: string;
  hash: Buffer;
}

/** A code in the address alone could be passed on, to sign a victim in to the attacker's account. */
export function newExchangeCode(publicUrl: string): ExchangeCode {
  const [code, half] = [newToken(), newToken()];
  return { code, cookie: writeCookie(publicUrl, name, half), hash: hashOf(`${code}.${half}`) };
}

/** What is kept of a code that this browser brings; null where it began no such journey. */
export function arrivalHash(publicUrl: string, code: string, cookies: string | undefined): Buffer | null {
  const half = readCookie(publicUrl, name, cookies);
  return half ? hashOf(`${code}.${half}`) : null;
}
