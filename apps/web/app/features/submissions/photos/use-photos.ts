import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '~/lib/words/error-text.ts';
import { useFormParts } from '../form/form-context.ts';
import { notAPhoto, sendPhoto } from './send-photo.ts';

export interface Photo {
  id: number;
  /** Where it is shown from: its address, or the file itself while it is on its way. */
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

/** Photos of one field: those that have arrived, in its value, and those that are on their way. */
export function usePhotos(value: readonly string[], onChange: (urls: string[]) => void) {
  const { waitFor } = useFormParts();
  const [photos, setPhotos] = useState(() => value.map(photoAt));
  const latest = useRef(photos);
  const aborts = useRef(new Map<number, AbortController>());

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

  useEffect(
    () => () => {
      for (const { src } of latest.current) if (src.startsWith('blob:')) URL.revokeObjectURL(src);
    },
    [],
  );

  const send = async (photo: Photo) => {
    const { id, file } = photo;
    if (!file) return;
    const abort = new AbortController();
    aborts.current.set(id, abort);
    mend(id, { failure: undefined, sent: 0 });
    try {
      const url = await sendPhoto(file, (sent) => mend(id, { sent }), abort.signal);
      mend(id, { url, sent: 1 });
    } catch (error) {
      mend(id, { failure: errorText(error, t('This photo could not be sent.')) });
    } finally {
      aborts.current.delete(id);
    }
  };

  /** Behind those that are there, or in the first one's place. */
  const take = (added: readonly Photo[], isInstead: boolean) => {
    const [first, ...others] = latest.current;
    if (isInstead && first) aborts.current.get(first.id)?.abort();
    set(isInstead ? [...added, ...others] : [...latest.current, ...added]);
  };

  return {
    photos,
    add(files: readonly File[], isInstead: boolean) {
      const added = files.map((file) => ({
        ...photoAt(notAPhoto(file) ? '' : URL.createObjectURL(file)),
        url: undefined,
        file,
        sent: 0,
      }));
      take(added, isInstead);
      for (const photo of added) waitFor(send(photo));
    },
    addAddress: (url: string, isInstead: boolean) => take([photoAt(url)], isInstead),
    retry(id: number) {
      const photo = latest.current.find((one) => one.id === id);
      if (photo) waitFor(send(photo));
    },
    remove(id: number) {
      aborts.current.get(id)?.abort();
      set(latest.current.filter((photo) => photo.id !== id));
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
