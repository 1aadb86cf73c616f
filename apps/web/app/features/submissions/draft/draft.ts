import type { Kind } from '@serendib/contract/listings/kind';
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
  /** What the form began with at that version: what differs from it was changed in the draft. */
  began?: FormValues | undefined;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** When each uploaded photo was first seen in it, by its key. */
  photosSince?: Record<string, number>;
}

/** The server removes a photo that no listing uses a day after it came, however late its draft was written on. */
const photosLastMs = 20 * 3_600_000;

/** The keys of the uploaded photos that are named anywhere in what was written. */
const photosIn = (written: unknown): string[] =>
  [...JSON.stringify(written ?? null).matchAll(/\/media\/([\w-]{22})\/\d/g)].map(([, key = '']) => key);

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

/**
 * A full or forbidden storage keeps what was there before; the form works all the same. Photos that were taken out
 * stay dated: they can be put back.
 */
export function keepDraft(key: string, draft: Omit<Draft, 'photosSince'>): void {
  const before = parseKept(readText(key))?.photosSince;
  const now = Object.fromEntries(photosIn(draft.values).map((photo) => [photo, draft.savedAt]));
  const photosSince = { ...now, ...(before as Draft['photosSince']) };
  keepText(key, JSON.stringify({ ...draft, photosSince } satisfies Draft));
}

export function dropDraft(key: string): void {
  keepText(key, null);
}

const picturesInStory = /<img\s(?:[^<>"]|"[^"]*")*>/g;

/** The values of a draft over those the form would begin with, without photos that are gone by now: `lost` of them. */
export function valuesFrom(
  draft: Draft,
  initial: FormValues,
  kind: Kind,
  listing?: OwnListing,
): { values: FormValues; lost: number } {
  const values: FormValues = { ...initial, ...draft.values };
  const ofListing = photosIn(listing);
  const isGone = (photo: string) =>
    !ofListing.includes(photo) && Date.now() - (draft.photosSince?.[photo] ?? draft.savedAt) >= photosLastMs;
  const isThere = (picture: unknown) => !photosIn(picture).some(isGone);
  for (const { name, type, continues } of kind.fields) {
    const value = values[name];
    if (type === 'image' && !isThere(value)) values[name] = '';
    if (type === 'images' && Array.isArray(value)) {
      const there = value.filter(isThere);
      // The first of those that follow takes the place of the one that they follow.
      if (continues && !values[continues]) values[continues] = there.shift() ?? '';
      values[name] = there;
    }
    if (type === 'html' && typeof value === 'string')
      values[name] = value.replace(picturesInStory, (picture) => (isThere(picture) ? picture : ''));
  }
  const left = photosIn(values);
  return { values, lost: new Set(photosIn(draft.values).filter((photo) => !left.includes(photo))).size };
}
