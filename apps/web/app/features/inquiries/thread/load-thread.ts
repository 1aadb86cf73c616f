import type { LoadArgs } from '~/lib/api/load.ts';
import { byKeys, guestThreads, keepGuestThread } from '~/lib/inquiries/guest-keys.ts';
import { storedUser } from '~/lib/session/session.ts';

/** By what a guest opens a thread: the link's key, or the one by which this browser opened it before. */
export const keyFor = (id: string, key: string | undefined): string | undefined =>
  key ?? (storedUser() ? undefined : guestThreads().find((one) => one.id === id)?.key);

export async function load({ call, params: { id }, query: asked }: LoadArgs<{ id: string }>) {
  const key = keyFor(id, asked('key'));
  const reply = call('GET /inquiries/{id}', { params: { id }, query: { ...(key && { key }) } });
  const thread = await (key ? reply.catch(byKeys(`/inquiries/${id}`)) : reply);
  if (key && thread.as === 'traveller') keepGuestThread({ id, key, tripId: thread.tripId });
  return { thread, guestKey: key };
}
export type LoadedThread = Awaited<ReturnType<typeof load>>;
