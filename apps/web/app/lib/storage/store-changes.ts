/**
 * Of one store of this browser: how its changes are listened to, in this tab or another, and what tells of one that was made
 * here. A page in the back/forward cache hears nothing, and reads anew when it is shown again; shown for the first time, it
 * finds what it has read.
 */
export const storeChanges = (
  own: string,
): [subscribe: (listener: () => void) => () => void, tell: () => void] => [
  (listener) => {
    const events = [own, 'storage', 'pageshow'];
    for (const one of events) window.addEventListener(one, listener);
    return () => {
      for (const one of events) window.removeEventListener(one, listener);
    };
  },
  () => window.dispatchEvent(new Event(own)),
];
