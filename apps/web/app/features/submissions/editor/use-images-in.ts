import { t } from '@serendib/contract/words/t';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '~/lib/words/error-text.ts';
import { useFormParts } from '../form/form-context.ts';
import { notAPhoto, sendPhoto } from '../photos/send-photo.ts';

/** Sends pictures and puts them where one writes. `sent` is how much of one has gone out, null where none is on its way. */
export function useImagesIn() {
  const { waitFor } = useFormParts();
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (editor: Editor, file: File) => {
    const wrong = notAPhoto(file);
    setFailure(wrong);
    if (wrong) return;
    abort.current = new AbortController();
    setSent(0);
    try {
      const src = await sendPhoto(file, setSent, abort.current.signal);
      // Behind what is chosen, which it would replace: another picture may be.
      const place = editor.state.selection.to;
      const image = { type: 'image', attrs: { src, alt: '' } };
      if (!editor.isDestroyed) editor.chain().focus().insertContentAt(place, image).run();
    } catch (error) {
      setFailure(errorText(error, t('This picture could not be sent.')));
    } finally {
      setSent(null);
    }
  };
  return { sent, failure, add: (editor: Editor, file: File) => waitFor(send(editor, file)) };
}
