import { t } from '@serendib/contract/words/t';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '~/lib/words/error-text.ts';
import { useFormParts } from '../form/form-context.ts';
import { sendPhoto } from '../photos/send-photo.ts';
import { type Place, placeIn, putsPicture } from './place-in.ts';

/** Behind what is chosen, which it would replace: another picture may be. It is chosen itself where nobody wrote on. */
function put(editor: Editor, src: string, { at }: Place) {
  const updateSelection = editor.state.selection.to === at;
  editor
    .chain()
    .insertContentAt(at, { type: 'image', attrs: { src, alt: '' } }, { updateSelection })
    .setMeta(putsPicture, true)
    .run();
}

let made = 0;
interface Picture {
  id: number;
  file: File;
  place: Place;
}
export interface FailedPicture extends Picture {
  words: string;
}

/**
 * Sends pictures, one after the other, and puts each where one wrote when it was chosen. `sent` is how much of one has
 * gone out, null where none is on its way. One that failed is kept until it is sent again or taken away.
 */
export function useImagesIn(editor: Editor | null) {
  const { waitFor } = useFormParts();
  const [sent, setSent] = useState<number | null>(null);
  const [failed, setFailed] = useState<readonly FailedPicture[]>([]);
  const abort = useRef<AbortController>(null);
  const last = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (picture: Picture) => {
    const { file, place } = picture;
    if (!editor || editor.isDestroyed) return;
    abort.current = new AbortController();
    setSent(0);
    try {
      const src = await sendPhoto(file, setSent, abort.current.signal);
      if (!editor.isDestroyed) put(editor, src, place);
      place.leave();
    } catch (error) {
      const words = errorText(error, t('This picture could not be sent.'));
      setFailed((others) => [...others, { ...picture, words }]);
    } finally {
      setSent(null);
    }
  };
  const queue = (picture: Picture) => {
    last.current = last.current.then(() => send(picture));
    waitFor(last.current);
  };
  const forget = ({ id }: FailedPicture) => setFailed((all) => all.filter((one) => one.id !== id));
  return {
    sent,
    failed,
    add(file: File) {
      if (editor) queue({ id: made++, file, place: placeIn(editor) });
    },
    retry(picture: FailedPicture) {
      forget(picture);
      queue(picture);
    },
    takeAway(picture: FailedPicture) {
      forget(picture);
      picture.place.leave();
    },
  };
}
