import { t } from '@serendib/contract/words/t';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '~/lib/words/error-text.ts';
import { useFormParts } from '../form/form-context.ts';
import { notAPhoto, sendPhoto } from '../photos/send-photo.ts';
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

/**
 * Sends pictures, one after the other, and puts each where one wrote when it was chosen. `sent` is how much of one has
 * gone out, null where none is on its way.
 */
export function useImagesIn() {
  const { waitFor } = useFormParts();
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const abort = useRef<AbortController>(null);
  const last = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (editor: Editor, file: File, place: Place) => {
    if (editor.isDestroyed) return;
    const wrong = notAPhoto(file);
    setFailure(wrong);
    if (wrong) return place.leave();
    abort.current = new AbortController();
    setSent(0);
    try {
      const src = await sendPhoto(file, setSent, abort.current.signal);
      if (!editor.isDestroyed) put(editor, src, place);
    } catch (error) {
      setFailure(errorText(error, t('This picture could not be sent.')));
    } finally {
      place.leave();
      setSent(null);
    }
  };
  const add = (editor: Editor, file: File) => {
    const place = placeIn(editor);
    last.current = last.current.then(() => send(editor, file, place));
    waitFor(last.current);
  };
  return { sent, failure, add };
}
