import { createContext } from 'react';

/**
 * While the server renders: the lists of the kinds whose makers are called or written to, by the first part of their
 * pages' addresses, as JSON. In browsers, which read it from the page, it is undefined.
 */
export const ContactLists = createContext<string | undefined>(undefined);
