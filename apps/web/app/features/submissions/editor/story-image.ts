import Image from '@tiptap/extension-image';
import { mergeAttributes } from '@tiptap/react';
import { call } from '~/lib/api/call.ts';
import { awaitShown } from '~/lib/api/private-images.ts';
import { shownAt, subscribe } from '~/lib/images/shown-at.ts';
import { beneathImage } from './beneath-image.ts';

/** A picture's name, of an address where it is had for now. */
const nameIn = (src: string): string => (src.includes('/media/') ? (src.split('?until=')[0] ?? src) : src);
const nothing = 'data:,';

/** Where a picture is had for now, by the name that the document has of it. */
const addressOf = (name: string) => {
  const shown = shownAt(name);
  return shown === undefined ? name : (shown?.src ?? nothing);
};

/** A picture in what is written: the document has its name, and the browser the address where it may have it. */
export const StoryImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: {
        default: null,
        // What is copied from another page comes as it was shown there.
        parseHTML: (element: HTMLElement) => {
          const src = element.getAttribute('src');
          return element.dataset.name ?? (src === null ? null : nameIn(src));
        },
      },
    };
  },
  // Also drawn once more without what is below, when the editor is taken away.
  renderHTML({ HTMLAttributes: { src, ...others } }) {
    const name = String(src ?? '');
    return [
      'img',
      mergeAttributes(this.options.HTMLAttributes, others, { src: addressOf(name), 'data-name': name }),
    ];
  },
  addProseMirrorPlugins: () => [beneathImage()],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img');
      let now = node;
      const show = () => {
        const src = addressOf(String(now.attrs.src ?? ''));
        if (dom.getAttribute('src') !== src) dom.src = src;
        dom.alt = String(now.attrs.alt ?? '');
      };
      const begin = () => {
        awaitShown([String(now.attrs.src ?? '')], call);
        show();
      };
      const end = subscribe(show);
      begin();
      return {
        dom,
        update(next) {
          if (next.type !== now.type) return false;
          now = next;
          begin();
          return true;
        },
        // Its address is no change of what is written.
        ignoreMutation: () => true,
        destroy: end,
      };
    };
  },
});
