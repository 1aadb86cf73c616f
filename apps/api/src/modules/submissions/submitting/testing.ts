import type { KindName } from '@serendib/contract/listings/kind';
import { beforeEach } from 'vitest';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { exampleOf } from '../../listings/testing.ts';

export type Body = Record<string, unknown>;

export const now = new Date('2026-11-21T08:00:00Z');

export const bodyOf = (kind: KindName, more: Body = {}): Body => ({ ...exampleOf(kind), ...more });

/** For the top of a test file: nothing is listed yet, and a new account before each test, which submits. */
export function useSubmissions() {
  const api = useApi({ clock: () => now });
  let sender: SignedInPerson;
  beforeEach(async () => {
    await api.empty('listings', 'users');
    sender = await api.signIn();
  });
  return {
    api,
    me: () => sender,
    send: (path: string, body: Body, who = sender) => api.post(path, body, { headers: who.headers }),
    /** As a form sends it, with a photo where there are bytes of one. */
    sendForm: async (path: string, fields: Body, bytes?: Buffer, who = sender) => {
      const { payload, options } = await multipart(fields, bytes && { bytes }, who.headers);
      return api.post(path, payload, options);
    },
  };
}
