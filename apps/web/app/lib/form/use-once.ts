import { useRef } from 'react';
import { randomId } from '~/lib/session/random-id.ts';

/**
 * Sends something with a key by which the API takes it once: when no answer came and the same is sent again, it has the same key. What was
 * taken, and what was written otherwise meanwhile, is followed by a new one.
 *
 *     const sendOnce = useOnce();
 *     await sendOnce(body, (once) => call('POST /contact', { body, once }));
 */
export function useOnce() {
  const unanswered = useRef<{ words: string; key: string }>(undefined);
  return async <Result>(body: unknown, send: (key: string) => Promise<Result>): Promise<Result> => {
    const words = JSON.stringify(body);
    if (unanswered.current?.words !== words) unanswered.current = { words, key: randomId() };
    const result = await send(unanswered.current.key);
    unanswered.current = undefined;
    return result;
  };
}
