import { useSyncExternalStore } from 'react';

// Every page brings this along: what fills it comes with the first picture that is not public.

/** Where this browser may have a picture that is not public. Its name stays what forms send back and lists compare. */
export interface Shown {
  name: string;
  src: string;
  srcSet: string;
  /** When its addresses run out, in milliseconds since 1970; null where it is public by now. */
  until: number | null;
}

/** By path, since a site can go by several names; null where an address is on its way. */
export const shownImages = new Map<string, Shown | null>();
export const listeners = new Set<() => void>();

export const nameOf = (address: string) => address.slice(Math.max(0, address.indexOf('/media/')));

/** Undefined for what is had at its plain address, as all is that is public. */
export const shownAt = (address: string): Shown | null | undefined => shownImages.get(nameOf(address));

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useShown = (address: string | null | undefined): Shown | null | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (address ? shownAt(address) : undefined),
    () => undefined,
  );
