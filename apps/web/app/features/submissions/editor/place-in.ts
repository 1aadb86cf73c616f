import type { Editor, EditorEvents } from '@tiptap/react';

/** A transaction that puts a picture in says so. */
export const putsImage = 'putsImage';

export interface Place {
  at: number;
  leave: () => void;
}

/** Where one writes now, which stays the same place of the story while more is written. */
export function placeIn(editor: Editor): Place {
  const follow = ({ transaction }: EditorEvents['transaction']) => {
    // Words that are written there follow the picture; a picture that was chosen before goes before it.
    place.at = transaction.mapping.map(place.at, transaction.getMeta(putsImage) ? 1 : -1);
  };
  const place = { at: editor.state.selection.to, leave: () => void editor.off('transaction', follow) };
  editor.on('transaction', follow);
  return place;
}
