import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as they are written in links and headers. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. It is random enough that a plain hash cannot be turned back. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What an `Authorization` header bears, if it looks like a token of ours. */
export function bearerOf(header: string | undefined): string | null {
  return /^bearer ([\w-]{43})$/i.exec(header ?? '')?.[1] ?? null;
}
