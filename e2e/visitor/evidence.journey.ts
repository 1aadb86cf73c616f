import { monthOf } from '@serendib/contract/calendar';
import { monthInWords } from '@serendib/contract/calendar-words';
import type { APIRequestContext } from 'playwright/test';
import { join, logIn } from '../accounts.ts';
import { expect, test, touched } from '../journey.ts';
import { administratorOf, approvedVehicle, type Caller, callerOf } from '../partners/partners.ts';
import { endedAgo, linkIn, soon } from './asking.ts';

/** Asked, offered and agreed by calls, which journeys of their own prove in a browser; gives the thread. */
async function agree(
  request: APIRequestContext,
  van: { _id: string; owner: Caller },
  traveller: Caller,
): Promise<string> {
  const post = async (path: string, { authorization }: Caller, data: object, status: number) => {
    const reply = await request.post(`/api/inquiries${path}`, { headers: { authorization }, data });
    expect(reply.status(), await reply.text()).toBe(status);
    return (await reply.json()) as { _id: string; threads: { _id: string }[] };
  };
  const asking = {
    itemIds: [{ kind: 'vehicle', _id: van._id }],
    ...{ from: soon(10), to: soon(12), adults: 2, message: 'Would you be free then?' },
  };
  const { threads } = await post('', traveller, asking, 201);
  const thread = threads[0]?._id ?? '';
  const offer = {
    lines: [{ label: 'Van with driver', quantity: 3, unit: 'day', unitPrice: 15_000 }],
    ...{ cancellation: { freeUntilDays: 3 }, validUntil: soon(5) },
  };
  const { _id } = await post(`/${thread}/offers`, van.owner, offer, 201);
  await post(`/${thread}/offers/${_id}/accept`, traveller, {}, 200);
  return thread;
}

test('two days after a journey its review asks for itself, bears its mark, and is answered by the owner', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const van = await approvedVehicle(request);
  const { email } = await join(request, undefined, 'Maja Lindgren');
  const traveller = await callerOf(request, email);
  await endedAgo(baseURL ?? '', await agree(request, van, traveller), 2);

  const link = await linkIn(request, {
    to: email,
    subject: /^How was it with/,
    link: /\/vehicles\/[\w-]{36}\?review=1#said/,
  });
  await logIn(page, email);
  await page.goto(link);
  // Nothing is pressed: what the mail leads to opens by itself.
  const form = page.getByRole('form', { name: `Review of ${van.vehicleModel}` });
  await expect(form.getByText('You travelled as agreed here: your review will say so.')).toBeVisible();
  const month = monthInWords(monthOf(soon(-2)));
  await expect(form.getByLabel('When did you travel?').locator('option:checked')).toHaveText(month);
  const choose = (question: string, answer: string) =>
    form.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check({ force: true });
  await choose('Rating', '4, Very good');
  await choose('As agreed', '5, Wonderful');
  await form.getByLabel('Comment').fill('At the door at six, as agreed.');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Our team looks at your review before it is shown')).toBeVisible();

  const { authorization } = await administratorOf(request);
  const headers = { authorization };
  const waiting = await request.get('/api/admin/reviews?waiting=true&limit=20', { headers });
  const written = ((await waiting.json()) as { _id: string; itemId: string }[]).find(
    ({ itemId }) => itemId === van._id,
  );
  await request.patch(`/api/admin/reviews/${written?._id}/approve`, { headers, data: {} });

  const mine = await request.get('/api/auth/me', { headers: { authorization: van.owner.authorization } });
  const owner = ((await mine.json()) as { email: string }).email;
  const path = await linkIn(request, {
    to: owner,
    subject: /was reviewed$/,
    link: /\/reviews\?itemType=vehicle&itemId=[\w-]{36}&cursor=[\w-]+#said/,
  });
  await logIn(page, owner);
  await page.goto(path);
  await touched(page);
  const said = page.getByRole('region', { name: 'What travellers said' });
  const review = said.getByRole('listitem').filter({ hasText: 'At the door at six' });
  await expect(review).toContainText(`Travelled with ${van.vehicleModel}, ${month}`);
  await expect(said).toContainText('1 review after a journey that was agreed on here: 4.0 of 5.');
  await review.getByRole('button', { name: 'Answer the review by Maja Lindgren' }).click();
  const answer = page.getByRole('form', { name: 'Answer the review by Maja Lindgren' });
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(answer.getByLabel('Your answer')).toBeFocused();
  await answer.getByLabel('Your answer').fill('Come again in whale season.');
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(review).toContainText('Come again in whale season.');
  await expect(
    review.getByRole('button', { name: 'Change your answer to the review by Maja Lindgren' }),
  ).toBeFocused();

  // What strangers read, whose page was kept before.
  const read = await (await request.get(`/vehicles/${van._id}`)).text();
  expect(read).toContain('Come again in whale season.');
});
