import { useSyncExternalStore } from 'react';
import { shownAt, subscribe } from './shown-at.ts';

const nothing = 'data:,';

/** HTML with its pictures at the addresses where this browser may have them; as it is where all are public. */
const shownHtml = (html: string): string =>
  html.replace(/(<img\s[^<>]*?\bsrc=")([^"]+)/g, (all, before: string, src: string) => {
    const shown = shownAt(src.replaceAll('&amp;', '&'));
    return shown === undefined ? all : before + (shown?.src ?? nothing).replaceAll('&', '&amp;');
  });

export const useShownHtml = (html: string): string =>
  useSyncExternalStore(
    subscribe,
    () => shownHtml(html),
    () => html,
  );
