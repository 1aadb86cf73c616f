import { t } from '@serendib/contract/words/t';
import { storedToken } from '~/lib/session/session.ts';
import { endSession, headersFor, noteWrite } from './call.ts';
import { makeCall } from './make-call.ts';
import type { Sent } from './send.ts';

/** A call whose sending is watched: `onProgress` hears how much has gone out, 0 to 1. Nothing but XMLHttpRequest tells. */
export const callWatched = (onProgress: (sent: number) => void) => makeCall((sent) => send(sent, onProgress));

const send = ({ method, url, headers, body, signal }: Sent, onProgress: (sent: number) => void) =>
  new Promise<{ status: number; header: (name: string) => string | null; body: () => Promise<unknown> }>(
    (resolve, reject) => {
      // It may be no longer wanted before it begins: while its photo was made smaller.
      signal.throwIfAborted();
      const token = storedToken();
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries({ ...headers, ...headersFor(token) })) {
        request.setRequestHeader(name, value);
      }
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        if (request.status === 401 && token) endSession(token);
        noteWrite();
        resolve({
          status: request.status,
          header: (name) => request.getResponseHeader(name),
          body: async () => JSON.parse(request.responseText) as unknown,
        });
      };
      request.onerror = () => reject(new TypeError(t('The connection broke.')));
      request.onabort = () => reject(signal.reason);
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body ?? null);
    },
  );
