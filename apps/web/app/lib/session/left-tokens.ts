// Tokens that their owners sign out of: a call with one that is refused meanwhile is no session that ran out.

import { keepText, readText } from '../storage/kept.ts';

/** Those of this tab. */
export const leftTokens = new Set<string>();

/** Where other tabs read when which was left last. */
const key = 'left';
/** So long a sign-out may take; a tab that was closed in the midst of one leaves its token as it was, in milliseconds. */
const longest = 120_000;
/** Enough to know a token by, and too little to be used as one. */
const endOf = (token: string): string => token.slice(-8);

export function leaveToken(token: string | null): void {
  if (!token) return;
  leftTokens.add(token);
  keepText(key, `${Date.now()} ${endOf(token)}`);
}

/** What other tabs read: of no use once the token is gone from the browser. */
export const forgetLeft = (): boolean => keepText(key, null);

/** Its owner stays signed in. */
export function stayWithToken(token: string | null): void {
  if (token) leftTokens.delete(token);
  forgetLeft();
}

/** Whether it is being signed out of, in this tab or another. */
export function isLeft(token: string | null): boolean {
  if (!token) return false;
  if (leftTokens.has(token)) return true;
  const [at, end] = readText(key)?.split(' ') ?? [];
  return end === endOf(token) && Date.now() - Number(at) < longest;
}
