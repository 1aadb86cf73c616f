import { useEffect } from 'react';
import { call } from '~/lib/api/call.ts';

/** By the first part of a page's address. */
const rows = {
  'tour-guides': 'POST /tour-guides/{id}/inquiry',
  vehicles: 'POST /vehicles/{id}/inquiry',
  tours: 'POST /tours/{id}/inquiry',
  'business-listings': 'POST /affiliate-links/{id}/inquiry',
} as const;

const isRow = (name: string): name is keyof typeof rows => Object.hasOwn(rows, name);
const ways = ':is(aside, .contact-bar) a:is([href^="tel:"], [href^="mailto:"], [href^="https://wa.me/"])';

/** Counts that a way to reach somebody is taken; it opens at once, whether or not that succeeds. */
export function useInquiries(): void {
  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      const [, name = '', id = ''] = window.location.pathname.split('/');
      if (isRow(name) && target instanceof Element && target.closest(ways))
        call(rows[name], { params: { id } }).catch(() => undefined);
    };
    document.addEventListener('click', hear, true);
    return () => document.removeEventListener('click', hear, true);
  }, []);
}
