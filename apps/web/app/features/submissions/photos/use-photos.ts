import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '~/lib/words/error-text.ts';
import { useFormParts } from '../form/form-context.ts';
import { notAPhoto, sendPhoto } from './send-photo.ts';
import { isHeic } from './shrink-photo.ts';
import { useArrivals } from './use-arrivals.tsx';

export interface Photo {
  id: number;
  /** Where it is shown from: its address, or the file itself where it was chosen here and browsers can open it. */
  src: string;
  /** Its address, once it has one. */
  url: string | undefined;
  file: File | undefined;
  /** 0 to 1 while it is sent. */
  sent: number;
  failure: string | undefined;
  /** What stood in its place, which counts until it has arrived. */
  instead?: Photo | undefined;
}

let made = 0;
const photoAt = (url: string): Photo => ({
  ...{ id: made++, src: url, url, file: undefined, sent: 1, failure: undefined },
});

/** What the value has of it: its address, or as long as it has none, that of the photo whose place it is to take. */
const standing = ({ url, instead }: Photo): string | undefined => url ?? instead?.url;

/** Ends the sending of what is shown no more, and gives its file back. */
function drop({ id, src }: Photo, aborts: ReadonlyMap<number, AbortController>) {
  aborts.get(id)?.abort();
  if (src.startsWith('blob:')) URL.revokeObjectURL(src);
}

/**
 * Photos of one field: those that have arrived, in its value, and those that are on their way. They are made smaller
 * and sent one after the other: a small phone has no room for ten opened at once, nor a weak network for ten uploads.
 */
export function usePhotos(value: readonly string[], onChange: (urls: string[]) => void) {
  const { waitFor } = useFormParts();
  const [photos, setPhotos] = useState(() => value.map(photoAt));
  const { status, ...say } = useArrivals();
  const latest = useRef(photos);
  const aborts = useRef(new Map<number, AbortController>());
  const last = useRef<Promise<void>>(Promise.resolve());
  const isLeft = useRef(false);

  const set = (next: Photo[]) => {
    latest.current = next;
    setPhotos(next);
    onChange(next.flatMap((photo) => standing(photo) ?? []));
  };
  const mend = (id: number, change: Partial<Photo>) => {
    const next = latest.current.map((photo) => (photo.id === id ? { ...photo, ...change } : photo));
    if ('url' in change) return set(next);
    latest.current = next;
    setPhotos(next);
  };

  // The form may be filled anew from outside: a draft thrown away, another version chosen.
  const held = JSON.stringify(value);
  useEffect(() => {
    const urls = JSON.parse(held) as string[];
    const own = latest.current.flatMap((photo) => standing(photo) ?? []);
    if (JSON.stringify(own) === held) return;
    const kept = urls.map((url) => latest.current.find((photo) => standing(photo) === url) ?? photoAt(url));
    const moving = latest.current.filter((photo) => !photo.url && !kept.includes(photo));
    latest.current = [...kept, ...moving.map((photo) => ({ ...photo, instead: undefined }))];
    setPhotos(latest.current);
  }, [held]);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const { instead, ...photo } of latest.current) {
        drop(photo, aborts.current);
        if (instead) drop(instead, aborts.current);
      }
    };
  }, []);

  const send = async ({ id, file, src }: Photo) => {
    // It may have been taken away while it waited.
    if (!file || isLeft.current || !latest.current.some((one) => one.id === id)) return;
    const abort = new AbortController();
    aborts.current.set(id, abort);
    say.sending(file);
    try {
      const url = await sendPhoto(file, (sent) => mend(id, { sent }), abort.signal);
      const isSeen = !isHeic(file);
      const before = latest.current.find((one) => one.id === id)?.instead;
      mend(id, { url, sent: 1, src: isSeen ? src : url, instead: undefined });
      if (before) drop(before, aborts.current);
      if (!isSeen) URL.revokeObjectURL(src);
      say.arrived(file);
    } catch (error) {
      say.ended();
      mend(id, { failure: errorText(error, t('This photo could not be sent.')) });
    } finally {
      aborts.current.delete(id);
    }
  };
  const queue = (photo: Photo) => {
    last.current = last.current.then(() => send(photo));
    waitFor(last.current);
  };

  /** Behind those that are there, or in the first one's place, which gets it back where this one does not arrive. */
  const take = (photo: Photo, isInstead: boolean) => {
    const [first, ...others] = latest.current;
    if (!isInstead || !first) return set([...latest.current, photo]);
    const before = first.url ? first : first.instead;
    if (first !== before) drop(first, aborts.current);
    if (photo.url && before) drop(before, aborts.current);
    set([{ ...photo, instead: photo.url ? undefined : before }, ...others]);
  };

  return {
    photos,
    status,
    add(files: readonly File[], isInstead: boolean) {
      const added = files.map((file) => ({
        ...photoAt(notAPhoto(file) ? '' : URL.createObjectURL(file)),
        url: undefined,
        file,
        sent: 0,
      }));
      for (const photo of added) take(photo, isInstead);
      added.forEach(queue);
    },
    addAddress: (url: string, isInstead: boolean) => take(photoAt(url), isInstead),
    retry(id: number) {
      const photo = latest.current.find((one) => one.id === id);
      if (!photo) return;
      mend(id, { failure: undefined, sent: 0 });
      queue(photo);
    },
    /** Gives back how many are left: the one whose place it was to take, too. */
    remove(id: number): number {
      const photo = latest.current.find((one) => one.id === id);
      if (photo) drop(photo, aborts.current);
      set(latest.current.flatMap((one) => (one === photo ? (one.instead ?? []) : one)));
      return latest.current.length;
    },
    /** One place earlier or later. */
    move(id: number, by: -1 | 1) {
      const next = [...latest.current];
      const from = next.findIndex((photo) => photo.id === id);
      const [photo] = next.splice(from, 1);
      if (photo) next.splice(from + by, 0, photo);
      set(next);
    },
  };
}
