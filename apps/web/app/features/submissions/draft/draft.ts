import type { Kind } from '@serendib/contract/listings/kind';
import { imageKey } from '@serendib/contract/media/images';
import { call } from '~/lib/api/call.ts';
import { awaitShownIn } from '~/lib/api/private-images.ts';
import { draftsOf } from '~/lib/session/drafts.ts';
import { type Kept, keepText, parseKept, readText } from '~/lib/storage/kept.ts';
import type { FormValues, OwnListing } from '../form/values.ts';

/** The draft of a form. It stays in this browser, under the account of its writer. */
export interface Draft {
  values: FormValues;
  /** The version of the listing that was being changed; null for a new one. */
  version: number | null;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** The server removes a photo that no listing uses after a day. */
const photosLastMs = 20 * 3_600_000;

export const draftKey = (userId: string, kind: Kind, listingId = 'new'): string =>
  `${draftsOf(userId)}${kind.name}:${listingId}`;

const isDraft = (kept: Kept): kept is Kept & Draft => {
  const { values, savedAt } = kept;
  return typeof values === 'object' && values !== null && typeof savedAt === 'number';
};

export function readDraft(key: string): Draft | null {
  const draft = parseKept(readText(key));
  if (!draft || !isDraft(draft)) return null;
  // No reply has told of the pictures that it names.
  awaitShownIn({ ...draft.values, status: 'pending' }, call);
  return draft;
}

/** A full or forbidden storage keeps what was there before; the form works all the same. */
export function keepDraft(key: string, draft: Draft): void {
  keepText(key, JSON.stringify(draft));
}

export function dropDraft(key: string): void {
  keepText(key, null);
}

/** The values of a draft over those the form would begin with, without photos that are gone by now. */
export function valuesFrom(draft: Draft, initial: FormValues, kind: Kind, listing?: OwnListing): FormValues {
  const values: FormValues = { ...initial, ...draft.values };
  if (Date.now() - draft.savedAt < photosLastMs) return values;
  const isGone = (address: unknown) => typeof address === 'string' && imageKey(address) !== undefined;
  for (const { name, type } of kind.fields) {
    const kept = [listing?.[name]].flat();
    if (type === 'image' && isGone(values[name]) && !kept.includes(values[name])) values[name] = '';
    if (type === 'images' && Array.isArray(values[name]))
      values[name] = values[name].filter((address) => !isGone(address) || kept.includes(address));
  }
  return values;
}
