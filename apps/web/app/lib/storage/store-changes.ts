type Persisted = Pick<PageTransitionEvent, 'persisted'>;

/**
 * Of one store of this browser: how its changes are listened to, in this tab or another, and what tells of one that was made
 * here. A page in the back/forward cache hears nothing, and reads anew when it is shown again.
 */
export const storeChanges = (
  own: string,
): [subscribe: (listener: () => void) => () => void, tell: () => void] => [
  (listener) => {
    const heard = (event: Event & Partial<Persisted>) => {
      if (event.persisted !== false) listener();
    };
    const events = [own, 'storage', 'pageshow'];
    for (const one of events) window.addEventListener(one, heard);
    return () => {
      for (const one of events) window.removeEventListener(one, heard);
    };
  },
  () => void window.dispatchEvent(new Event(own)),
];
