import { createContext } from 'react';

/**
 * While the server renders: the kinds by the first part of their pages' addresses, each with its list where its makers are
 * called or written to, as JSON. In browsers, which read it from the page, it is undefined.
 */
export const ContactLists = createContext<string | undefined>(undefined);
