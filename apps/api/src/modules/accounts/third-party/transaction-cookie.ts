import { readCookie, writeCookie } from './cookie.ts';

/** What must come back unchanged from the way to the provider and back. */
export interface Transaction {
  state: string;
  nonce: string;
  verifier: string;
}

const name = 'sign-in';
const tenMinutes = 600;

export const setTransaction = (publicUrl: string, { state, nonce, verifier }: Transaction): string =>
  writeCookie(publicUrl, name, [state, nonce, verifier].join('.'), tenMinutes);

export const clearTransaction = (publicUrl: string): string => writeCookie(publicUrl, name, '', 0);

export function readTransaction(publicUrl: string, header: string | undefined): Transaction | null {
  const [state, nonce, verifier, ...rest] = readCookie(publicUrl, name, header)?.split('.') ?? [];
  return state && nonce && verifier && rest.length === 0 ? { state, nonce, verifier } : null;
}
