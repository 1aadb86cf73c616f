import { createContext } from 'react';

/**
 * A secret the server puts on the page's own inline scripts while rendering, to tell them from any that
 * somebody's text may have smuggled in: only marked ones get their hash into the Content-Security-Policy.
 * It is taken off again before the page is sent, so that pages can be kept; in browsers it is undefined.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
