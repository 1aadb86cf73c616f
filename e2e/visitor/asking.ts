import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { onServer } from '@serendib/embedded-postgres/testing';
import { type APIRequestContext, expect } from 'playwright/test';
import type { Caller } from '../partners/partners.ts';
import { databaseOf } from '../serve.ts';

export const soon = (days: number): string => dayAfter(dayOf(Date.now()), days);

interface Mail {
  to: string;
  subject: string;
  text: string;
}

async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const mails = (await (await request.get('/dev/mailbox?format=json')).json()) as Mail[];
  return mails.filter(({ to }) => to.includes(address));
}

/** The path of the link in a mail with this subject, once it has come. */
export async function linkIn(
  request: APIRequestContext,
  { to, subject, link }: { to: string; subject: RegExp; link: RegExp },
): Promise<string> {
  let path: string | undefined;
  await expect(async () => {
    const mail = (await mailsTo(request, to)).find((one) => subject.test(one.subject));
    path = mail?.text.match(link)?.[0];
    expect(path, `a mail to ${to} about ${subject}`).toBeTruthy();
  }).toPass({ timeout: 30_000 });
  return path ?? '';
}

/** As if what a thread agreed on had ended so many days ago: a server of the journeys goes by the clock of its machine. */
export const endedAgo = (server: string, thread: string, days: number): Promise<void> =>
  onServer(databaseOf(server), async (client) => {
    const change = 'update inquiries set first_day = $2, last_day = $2 where id = $1';
    await client.query(change, [thread, soon(-days)]);
    // What time alone brings about is looked for every few minutes.
    const isDone = `select from inquiries where id = $1 and status = 'done'`;
    await client.query(`select graphile_worker.add_job('inquiries:time', '{}')`);
    await expect(async () => {
      expect((await client.query(isDone, [thread])).rowCount).toBe(1);
    }).toPass({ timeout: 30_000 });
    await client.query(`select graphile_worker.add_job('inquiries:reviews', '{}')`);
  });

/** The one thread of a partner is answered by an offer, by calls. */
export async function offer(request: APIRequestContext, { authorization }: Caller): Promise<void> {
  const headers = { authorization };
  const threads = await (await request.get('/api/inquiries?as=partner', { headers })).json();
  const [{ _id }] = threads as [{ _id: string }];
  const data = {
    lines: [{ label: 'Van with driver', quantity: 4, unit: 'day', unitPrice: 15_000 }],
    ...{ included: ['Fuel'], cancellation: { freeUntilDays: 3 }, validUntil: soon(5) },
  };
  const reply = await request.post(`/api/inquiries/${_id}/offers`, { headers, data });
  expect(reply.status(), await reply.text()).toBe(201);
}
