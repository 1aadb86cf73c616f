import { t } from '@serendib/contract/words/t';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '~/lib/words/error-text.ts';
import { useFormParts } from '../form/form-context.ts';
import { sendPhoto } from '../photos/send-photo.ts';
import { useArrivals } from '../photos/use-arrivals.tsx';
import { type Place, placeIn, putsImage } from './place-in.ts';

/** Behind what is chosen, which it would replace: another picture may be. It is chosen itself unless one wrote on. */
function put(editor: Editor, src: string, { at }: Place) {
  const updateSelection = editor.state.selection.to === at;
  editor
    .chain()
    .insertContentAt(at, { type: 'image', attrs: { src, alt: '' } }, { updateSelection })
    .setMeta(putsImage, true)
    .run();
}

let made = 0;
interface ChosenImage {
  id: number;
  file: File;
  place: Place;
}
export interface FailedImage extends ChosenImage {
  words: string;
}

/**
 * Sends pictures, one after the other, and puts each where one wrote when it was chosen. `moving` is the one on its
 * way and how much of it has gone out, 0 to 1. One that failed is kept until it is sent again or taken away.
 */
export function useImagesIn(editor: Editor | null) {
  const { waitFor } = useFormParts();
  const [moving, setMoving] = useState<{ file: File; sent: number } | null>(null);
  const [failed, setFailed] = useState<readonly FailedImage[]>([]);
  const { status, ...say } = useArrivals();
  const abort = useRef<AbortController>(null);
  const last = useRef<Promise<void>>(Promise.resolve());
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      abort.current?.abort();
    };
  }, []);

  const send = async (picture: ChosenImage) => {
    const { file, place } = picture;
    // The editor outlives its page by a moment, in which the next one would begin.
    if (!editor || editor.isDestroyed || isLeft.current) return;
    abort.current = new AbortController();
    const { signal } = abort.current;
    setMoving({ file, sent: 0 });
    say.sending(file);
    try {
      const src = await sendPhoto(file, (sent) => setMoving({ file, sent }), signal);
      if (!editor.isDestroyed) put(editor, src, place);
      place.leave();
      say.arrived(file);
    } catch (error) {
      say.ended();
      if (signal.aborted) return place.leave();
      const words = errorText(error, t('This picture could not be sent.'));
      setFailed((others) => [...others, { ...picture, words }]);
    } finally {
      setMoving(null);
    }
  };
  const queue = (picture: ChosenImage) => {
    last.current = last.current.then(() => send(picture));
    waitFor(last.current);
  };
  const forget = ({ id }: FailedImage) => setFailed((all) => all.filter((one) => one.id !== id));
  return {
    moving,
    failed,
    status,
    add(file: File) {
      if (editor) queue({ id: made++, file, place: placeIn(editor) });
    },
    retry(picture: FailedImage) {
      forget(picture);
      queue(picture);
    },
    /** The one that is on its way. */
    takeBack() {
      abort.current?.abort();
      setMoving(null);
    },
    takeAway(picture: FailedImage) {
      forget(picture);
      picture.place.leave();
    },
  };
}
