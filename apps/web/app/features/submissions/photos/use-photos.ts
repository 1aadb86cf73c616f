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
}

let made = 0;
const photoAt = (url: string): Photo => ({
  ...{ id: made++, src: url, url, file: undefined, sent: 1, failure: undefined },
});

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
    onChange(next.flatMap(({ url }) => url ?? []));
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
    const own = latest.current.flatMap(({ url }) => url ?? []);
    if (JSON.stringify(own) === held) return;
    const moving = latest.current.filter(({ url }) => !url);
    latest.current = [
      ...urls.map((url) => latest.current.find((photo) => photo.url === url) ?? photoAt(url)),
      ...moving,
    ];
    setPhotos(latest.current);
  }, [held]);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const photo of latest.current) drop(photo, aborts.current);
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
      mend(id, { url, sent: 1, src: isSeen ? src : url });
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

  /** Behind those that are there, or in the first one's place. */
  const take = (added: readonly Photo[], isInstead: boolean) => {
    const [first, ...others] = latest.current;
    if (isInstead && first) drop(first, aborts.current);
    set(isInstead ? [...added, ...others] : [...latest.current, ...added]);
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
      take(added, isInstead);
      added.forEach(queue);
    },
    addAddress: (url: string, isInstead: boolean) => take([photoAt(url)], isInstead),
    retry(id: number) {
      const photo = latest.current.find((one) => one.id === id);
      if (!photo) return;
      mend(id, { failure: undefined, sent: 0 });
      queue(photo);
    },
    remove(id: number) {
      const photo = latest.current.find((one) => one.id === id);
      if (photo) drop(photo, aborts.current);
      set(latest.current.filter((one) => one !== photo));
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
