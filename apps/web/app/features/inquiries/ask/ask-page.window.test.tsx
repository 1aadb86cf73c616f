// @vitest-environment happy-dom
import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { Outlet } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPlans, noPlans } from '~/lib/plans/plans.ts';
import { rememberedPlace } from '~/lib/session/session-place.ts';
import { beginTrip, saveItem } from '~/lib/trip/trips.ts';
import * as askRoute from '~/routes/inquiries/ask.tsx';
import * as threadRoute from '~/routes/inquiries/thread.tsx';
import {
  type Answer,
  act,
  answer,
  fill,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import { at, car, item, thread, threadId, van } from '../testing.ts';

const openThread = (address = `/inquiries/${threadId}`) =>
  openPage(routeAt('/inquiries/:id', threadRoute), address);

beforeEach(() => {
  vi.setSystemTime(at);
  keepPlans({ ...noPlans, from: '2027-02-10', to: '2027-02-14', adults: 3, children: [4] });
});

test('a guest asks two with what their plans say; a refusal stands at its field, and what was typed survives a reload', async () => {
  let refused = true;
  const { sent } = answer({
    'GET /items': lists(item(van, 'Toyota KDH'), item(car, 'Suzuki'), item(threadId, 'Of our team', {})),
    'POST /inquiries': () =>
      refused
        ? { status: 400, body: { error: 'No.', code: 'INVALID', fields: { 'guest.email': 'Not this one.' } } }
        : {
            status: 201,
            body: { threads: [{ ...thread, status: 'unconfirmed', listingTitle: 'සිගිරිය වෑන්' }] },
          },
  });
  const address = `/ask?to=vehicle:${van},vehicle:${car}`;
  const { user, unmount } = await openPage(routeAt('/ask', askRoute), address);
  await user.type(await screen.findByLabelText(/^Your name/), 'Anna');
  expect(screen.queryByText('Of our team')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('2027-02-10');
  expect(screen.getByLabelText<HTMLSelectElement>('Adults').value).toBe('3');
  screen.getByText('47 / 2000');
  await user.type(screen.getByLabelText(/^Your question/), ' Yes?');
  screen.getByText('52 / 2000');
  await user.click(screen.getByRole('button', { name: 'Send it to 2 partners' }));
  await screen.findByText('Please give an email address.');
  await user.type(screen.getByLabelText(/^Email/), 'anna@example.de');
  await user.click(screen.getByRole('button', { name: 'Send it to 2 partners' }));
  await screen.findByText('Not this one.');
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    itemIds: [
      { kind: 'vehicle', _id: van },
      { kind: 'vehicle', _id: car },
    ],
    ...{ from: '2027-02-10', to: '2027-02-14', month: null, adults: 3, children: [4] },
    guest: { name: 'Anna', email: 'anna@example.de' },
  });
  unmount();
  await openPage(routeAt('/ask', askRoute), address);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Your name/)).value).toBe('Anna');
  refused = false;
  await user.click(screen.getByRole('button', { name: 'Send it to 2 partners' }));
  await screen.findByRole('heading', { name: 'Now look into your mail' });
  expect(screen.getByText('සිගිරිය වෑන්').lang).toBe('si');
  screen.getByText('The link is on its way to anna@example.de.');
  // What was asked needs no way back to it.
  expect(rememberedPlace()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Not your address? Change it' }));
  const email = screen.getByLabelText<HTMLInputElement>(/^Email/);
  expect(document.activeElement).toBe(email);
  expect(email.value).toBe('anna@example.de');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your question/).value).toMatch(/ Yes\?$/);
  fill(email, 'anna@example.com');
  await user.click(screen.getByRole('button', { name: 'Send it to 2 partners' }));
  await screen.findByText('The link is on its way to anna@example.com.');

  // Who signs in meanwhile in another tab is another.
  await user.click(screen.getByRole('button', { name: 'Not your address? Change it' }));
  act(() => {
    signIn();
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await vi.waitFor(() => expect(screen.queryByLabelText(/^Email/)).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your question/).value).not.toMatch(/ Yes\?$/);
});

test('a guest who logs in amid a question is led back to it, by the bar or by the link of the form', async () => {
  answer({ 'GET /items': lists(item(van, 'Toyota KDH')) });
  const address = `/ask?to=vehicle:${van}`;
  const guests = await openPage(routeAt('/ask', askRoute), address);
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect([link.getAttribute('href'), rememberedPlace()]).toEqual(['/login', address]);
  guests.unmount();
  sessionStorage.clear();
  signIn();
  await openPage(routeAt('/ask', askRoute), address);
  await screen.findByLabelText(/^Your question/);
  expect([screen.queryByRole('link', { name: 'Log in' }), rememberedPlace()]).toEqual([null, null]);
});

test('a question that was begun for one trip is not taken for another, and can be asked for none', async () => {
  const begin = (title: string) => {
    const trip = beginTrip({ title, from: '2027-02-10' });
    saveItem(trip, { kind: 'vehicle', itemId: van });
    return trip;
  };
  begin('North');
  signIn();
  const { sent } = answer({ 'GET /items': lists(item(van, 'Toyota KDH')), 'POST /inquiries': 'away' });
  const open = () => openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van}`);
  const question = () => screen.findByLabelText<HTMLTextAreaElement>(/^Your question/);
  const first = await open();
  await screen.findByRole('checkbox', { name: 'For your trip “North”' });
  await first.user.type(await question(), ' Yes?');
  first.unmount();
  const south = begin('South');
  const { user } = await open();
  expect((await question()).value).not.toContain('Yes?');
  const isSent = async (tripId: string | null) => {
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { tripId } }));
  };
  await isSent(south);
  await user.click(screen.getByRole('checkbox', { name: 'For your trip “South”' }));
  await isSent(null);
});

test('a question whose answer was lost is sent again with its key, and one to fewer partners with another', async () => {
  signIn();
  const keys: (string | null)[] = [];
  answer({
    'GET /items': lists(item(van, 'Toyota KDH'), item(car, 'Suzuki')),
    'POST /inquiries': ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return 'away';
    },
  });
  const { user } = await openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van},vehicle:${car}`);
  const send = async (times: number) => {
    await user.click(await screen.findByRole('button', { name: /^Send it/ }));
    await vi.waitFor(() => expect(keys).toHaveLength(times));
    await screen.findByRole('button', { name: /^Send it/ });
  };
  await send(1);
  await send(2);
  await user.click(screen.getByRole('checkbox', { name: /Suzuki/ }));
  await send(3);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[2]]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a question is said to be sent though its thread cannot be had, which is gone to once it can', async () => {
  signIn();
  const network = { says: 'away' as Answer };
  answer({
    'GET /items': lists(item(van, 'Toyota KDH')),
    'POST /inquiries': { status: 201, body: { threads: [thread] } },
    'GET /inquiries/{id}': () => network.says,
    'POST /inquiries/{id}/read': { status: 204 },
  });
  const pages = [routeAt('/ask', askRoute), routeAt('/inquiries/:id', threadRoute)];
  const { user } = await openPage(routeAt('/', { default: Outlet }, pages), `/ask?to=vehicle:${van}`);
  await user.click(await screen.findByRole('button', { name: 'Send it' }));
  await screen.findByText('Your question is on its way');
  await screen.findByText('The page cannot be fetched just now. It follows by itself as soon as it can.');
  network.says = says(thread);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Would you be free?');
});

test('a name that is none is refused at its field', async () => {
  const words = 'A name cannot have a web address in it.';
  const body = { error: words, code: 'INVALID', fields: { 'guest.name': words } };
  answer({ 'GET /items': lists(item(van, 'Toyota KDH')), 'POST /inquiries': { status: 400, body } });
  const { user } = await openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van}`);
  const name = await screen.findByLabelText<HTMLInputElement>(/^Your name/);
  expect(name.maxLength).toBe(60);
  await user.type(name, 'Win at www.prize.example');
  await user.type(screen.getByLabelText(/^Email/), 'anna@example.de');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  await vi.waitFor(() => expect(name.getAttribute('aria-describedby')).toBeTruthy());
  const described = (name.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(words);
});

test('by one press all that a guest asked at once goes out, and what cannot is told by its name', async () => {
  const one = { ...thread, status: 'unconfirmed' as const };
  const two = { ...one, _id: car, listingTitle: 'Suzuki' };
  const { sent } = answer({
    'GET /inquiries/{id}': ({ url }) => says(url.pathname.endsWith(car) ? two : one),
    'POST /inquiries/{id}/confirm': ({ url }) =>
      url.pathname.includes(car) ? refuses('It is over.', 409, 'CONFLICT') : says(thread),
  });
  const { user } = await openPage(routeAt('/ask', askRoute), `/ask?send=${threadId}.secret,${car}.other`);
  const button = await screen.findByRole('button', { name: 'Send it to 2 partners' });
  expect(sent.some(({ call }) => call.includes('confirm'))).toBe(false);
  await user.click(button);
  const list = screen.getByRole('link', { name: 'Suzuki' }).closest('ul') as HTMLElement;
  const told = () =>
    within(list)
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(told()).toEqual(['Waits for an answer', 'Not sent yet: It is over.']));
  expect(screen.getByRole('link', { name: 'Toyota KDH' }).getAttribute('href')).toBe(
    `/inquiries/${threadId}`,
  );
  expect(JSON.parse(localStorage.getItem('serendib:guest-threads') ?? '[]')).toMatchObject([
    { id: car, key: 'other' },
    { id: threadId, key: 'secret' },
  ]);
});

test('a guest who comes too late reads that nothing was sent, and asks anew', async () => {
  const step = { from: null, to: 'unconfirmed' as const, by: 'traveller' as const, reason: null, at };
  const end = { ...step, from: 'unconfirmed' as const, to: 'expired' as const, by: 'system' as const };
  const one: Inquiry = { ...thread, status: 'expired', steps: [step, end] };
  const two = { ...one, _id: car, listing: item(car, 'Suzuki') as never, listingTitle: 'Suzuki' };
  const { answers } = answer({
    'GET /inquiries/{id}': ({ url }) => says(url.pathname.endsWith(car) ? two : one),
    'POST /inquiries/{id}/read': { status: 204 },
  });
  const send = `/ask?send=${threadId}.secret,${car}.other`;
  const page = await openPage(routeAt('/ask', askRoute), send);
  await screen.findByRole('heading', { name: 'This was not sent, so nobody has read it.' });
  expect(screen.getAllByText('Was not sent')).toHaveLength(2);
  expect(screen.queryByText(/on its way|by mail/)).toBeNull();
  const anew = () => screen.getByRole('link', { name: 'Ask anew' }).getAttribute('href');
  expect(anew()).toBe(`/ask?to=vehicle:${van},vehicle:${car}`);
  page.unmount();
  const single = await openThread(`/inquiries/${threadId}?key=secret`);
  await screen.findByText('This was not sent, so nobody has read it.');
  expect(anew()).toBe(`/ask?to=vehicle:${van}`);
  single.unmount();
  // The other went out in time.
  answers['GET /inquiries/{id}'] = ({ url }) => says(url.pathname.endsWith(car) ? two : thread);
  await openPage(routeAt('/ask', askRoute), send);
  await screen.findByRole('heading', { name: 'Your question is on its way' });
  screen.getByText('Was not sent');
});
