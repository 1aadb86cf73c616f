import { hash } from 'node:crypto';

export const etagOf = (content: string | Buffer): string => `W/"${hash('sha1', content, 'base64url')}"`;

/** Whether an `If-None-Match` names this tag; weak and strong are alike for what is only read. */
export const isKnownTag = (sent: string | undefined, etag: string): boolean =>
  sent !== undefined &&
  (sent.trim() === '*' || [...sent.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === bare(etag)));

const bare = (tag: string) => tag.replace(/^W\//, '');
