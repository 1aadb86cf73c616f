import { readCookie, writeCookie } from './cookie.ts';

/** What must come back unchanged from the way to the provider and back. */
export interface Transaction {
  state: string;
  nonce: string;
  verifier: string;
  /** Of the page that it began on; its end is told in it too. */
  language: string;
}

const name = 'sign-in';

export const setTransaction = (
  publicUrl: string,
  { state, nonce, verifier, language }: Transaction,
): string => writeCookie(publicUrl, name, [state, nonce, verifier, language].join('.'));

export const clearTransaction = (publicUrl: string): string => writeCookie(publicUrl, name, '');

export function readTransaction(publicUrl: string, header: string | undefined): Transaction | null {
  const [state, nonce, verifier, language, ...rest] = readCookie(publicUrl, name, header)?.split('.') ?? [];
  const isWhole = state && nonce && verifier && language && rest.length === 0;
  return isWhole ? { state, nonce, verifier, language } : null;
}
