type Listener = () => void;

/** Of a thing that changes: how it is listened to, as `useSyncExternalStore` asks for it, and what tells all that listen. */
export function makeListeners(): [subscribe: (listener: Listener) => () => void, tell: () => void] {
  const all = new Set<Listener>();
  return [
    (listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
    () => {
      for (const listener of [...all]) listener();
    },
  ];
}
