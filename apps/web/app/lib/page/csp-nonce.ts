import { createContext } from 'react';

/**
 * A nonce on the page's own inline scripts while the server renders, to tell them from scripts that user content
 * may have smuggled in: only those with it get their hash into the Content-Security-Policy.
 * It is taken off again before the page is sent, so that pages can be kept; in browsers it is undefined.
 */
export const CspNonce = createContext<string | undefined>(undefined);
