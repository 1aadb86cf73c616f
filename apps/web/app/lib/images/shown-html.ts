import { useSyncExternalStore } from 'react';
import { shownAt, subscribe } from './shown-at.ts';

const nothing = 'data:,';

/** HTML with its pictures at the addresses where this browser may have them; as it is where all are public. */
const shownHtml = (html: string): string =>
  html.replace(
    /(<img\s[^<>]*?\bsrc=")([^"]+)(?:(" srcset=")[^"]+)?/g,
    (all, before: string, src: string, between = '') => {
      const shown = shownAt(src.replaceAll('&amp;', '&'));
      if (shown === undefined) return all;
      const at = (shown?.src ?? nothing) + between + (between && (shown?.srcSet ?? nothing));
      return before + at.replaceAll('&', '&amp;');
    },
  );

export const useShownHtml = (html: string): string =>
  useSyncExternalStore(
    subscribe,
    () => shownHtml(html),
    () => html,
  );
