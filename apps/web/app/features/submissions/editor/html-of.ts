import { DOMSerializer } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';

/** What is written, as HTML in which pictures have their names. Made without a window, so that none is fetched by its name. */
export function htmlOf({ schema, state }: Editor): string {
  const inert = document.implementation.createHTMLDocument();
  const box = inert.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, { document: inert }, box);
  for (const image of box.querySelectorAll<HTMLElement>('img[data-name]')) {
    image.setAttribute('src', image.dataset.name ?? '');
    delete image.dataset.name;
  }
  return box.innerHTML;
}
