import { useMemo, useSyncExternalStore } from 'react';
import { onSessionChange, type StoredUser, storedUserText, userIn } from './session.ts';

/** Who is signed in, in step with all tabs; null without a session, undefined until the browser has looked. */
export function useUser(): StoredUser | null | undefined {
  const text = useSyncExternalStore<string | null | undefined>(
    onSessionChange,
    storedUserText,
    () => undefined,
  );
  return useMemo(() => (text === undefined ? undefined : userIn(text)), [text]);
}
