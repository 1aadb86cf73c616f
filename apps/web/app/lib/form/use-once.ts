import { useRef } from 'react';
import { randomId } from '~/lib/session/random-id.ts';

/**
 * Sends something with a key by which the API takes it once: when no answer came and the same is sent again, it has the same key. What was
 * taken, and what was written since, is followed by a new one: the same words typed again are meant anew.
 *
 *     const once = useOnce();
 *     await once.send(body, (key) => call('POST /contact', { body, once: key }));
 *     <form {...form.attributes} {...once.attributes}>
 */
export function useOnce() {
  const unanswered = useRef<{ words: string; key: string }>(undefined);
  const forget = () => {
    unanswered.current = undefined;
  };
  return {
    async send<Result>(body: unknown, send: (key: string) => Promise<Result>): Promise<Result> {
      const words = JSON.stringify(body);
      if (unanswered.current?.words !== words) unanswered.current = { words, key: randomId() };
      const result = await send(unanswered.current.key);
      forget();
      return result;
    },
    attributes: { onChange: forget },
  };
}
