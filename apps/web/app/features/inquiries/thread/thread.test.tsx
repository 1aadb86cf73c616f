import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { beforeEach, expect, test, vi } from 'vitest';
import * as threadRoute from '~/routes/inquiries/thread.tsx';
import {
  type Answer,
  act,
  alertWith,
  answer,
  cleanup,
  fill,
  openPage,
  passes,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import { at, offer, thread, threadId } from '../testing.ts';

const later = '2027-01-02T06:00:05.000Z';
const latest = '2027-01-02T06:00:09.000Z';

/** The thread as it is after this was written. */
const withMessage = (text: string, by: 'traveller' | 'partner', updatedAt: string): Inquiry => ({
  ...{ ...thread, updatedAt },
  messages: [...thread.messages, { _id: text, by, text, at: updatedAt, isMarked: false }],
});

/** An answer that comes when the test says so. */
function awaited() {
  let come: (answer: Answer) => void = () => undefined;
  const given = new Promise<Answer>((resolve) => {
    come = resolve;
  });
  const give = vi.fn(() => given);
  return {
    give,
    isAwaited: () => vi.waitFor(() => expect(give).toHaveBeenCalled()),
    comes: (body: unknown) => act(async () => come(says(body))),
  };
}

beforeEach(() => {
  vi.setSystemTime(at);
});

/** A guest or a partner has the thread open; `looks` are the times it was asked for since. */
async function opens(shown = thread) {
  const keys: (string | null)[] = [];
  const asked = { now: () => says(shown) as Answer | Promise<Answer> };
  const { answers } = answer({
    'GET /inquiries/{id}': ({ url }) => {
      keys.push(url.searchParams.get('key'));
      return asked.now();
    },
    'POST /inquiries/{id}/read': { status: 204 },
  });
  const { user } = await openPage(
    routeAt('/inquiries/:id', threadRoute),
    `/inquiries/${threadId}?key=secret`,
  );
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Write to Ruwan/);
  const looks = (count: number) => vi.waitFor(() => expect(keys).toHaveLength(1 + count));
  const looksBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  return { user, field, answers, asked, keys, looks, looksBack };
}

test('a thread that cannot be asked for again stays as it is with all that is typed, and is asked for when there is a network', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { user, field, asked, keys, looks, looksBack } = await opens();
  fill(field, 'And a child seat?');
  await user.click(screen.getByRole('button', { name: 'Report to our team' }));
  fill(screen.getByLabelText(/^Why/), 'Rude.');
  asked.now = () => 'away';
  await looksBack();
  await looks(1);
  await passes(30_000);
  await looks(2);
  await act(async () => {});
  screen.getByText('Would you be free?');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why/).value).toBe('Rude.');
  asked.now = () => says(withMessage('Gladly.', 'partner', later));
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Gladly.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why/).value).toBe('Rude.');
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('And a child seat?');
  expect(keys).toEqual(['secret', 'secret', 'secret', 'secret']);
});

test('a thread is read up to what was shown, and only once it is seen', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const read: (string | null)[] = [];
  const { answers, asked, looksBack } = await opens(withMessage('Gladly.', 'partner', later));
  answers['POST /inquiries/{id}/read'] = ({ url }) => {
    read.push(url.searchParams.get('upTo'));
    return { status: 204 };
  };
  await act(async () => {});
  expect(read).toEqual([]);
  seen.mockReturnValue('visible');
  await looksBack();
  await vi.waitFor(() => expect(read).toEqual([later]));
  asked.now = () => says(withMessage('From which hotel?', 'partner', latest));
  await looksBack();
  await vi.waitFor(() => expect(read).toEqual([later, latest]));
});

test('that a thread was read is said again, until the network takes it', async () => {
  const read: (string | null)[] = [];
  let now: Answer = { status: 204 };
  const { answers, asked, looksBack } = await opens();
  await act(async () => {});
  answers['POST /inquiries/{id}/read'] = ({ url }) => {
    read.push(url.searchParams.get('upTo'));
    return now;
  };
  now = 'away';
  asked.now = () => says(withMessage('Gladly.', 'partner', later));
  await looksBack();
  await vi.waitFor(() => expect(read).toEqual([later]));
  asked.now = () => ({ status: 204 });
  now = { status: 204 };
  await act(async () => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(read).toEqual([later, later]));
  for (const _ of [1, 2]) await looksBack();
  expect(read).toEqual([later, later]);
});

test('a message that went out, and one that comes while the thread is open, is said to those who hear the page', async () => {
  const { user, field, answers, asked, looksBack } = await opens();
  const log = within(screen.getByRole('log', { name: 'What was said' }));
  answers['POST /inquiries/{id}/messages'] = says(withMessage('A seat?', 'traveller', later));
  fill(field, 'A seat?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await log.findByText('A seat?');
  asked.now = () => says({ ...withMessage('Gladly.', 'partner', latest), readAt: latest });
  await looksBack();
  await log.findByText('Gladly.');
  // That one's own were read, whichever of them, is not said among them.
  expect(log.getByText('Read').getAttribute('aria-live')).toBe('off');
});

test('what one wrote is shown though the thread was asked for meanwhile', async () => {
  const { user, field, answers, asked, looksBack } = await opens();
  const sent = awaited();
  answers['POST /inquiries/{id}/messages'] = sent.give;
  fill(field, 'A seat?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await sent.isAwaited();
  asked.now = () => says({ ...thread, readAt: later });
  await looksBack();
  await screen.findByText('Read');
  await sent.comes(withMessage('A seat?', 'traveller', later));
  await vi.waitFor(() => expect(field.value).toBe(''));
  screen.getByText('A seat?');
});

test('what was asked for before one did something does not undo it when it comes after', async () => {
  const { user, field, answers, asked, looks, looksBack } = await opens();
  const [old, older] = [awaited(), awaited()];
  asked.now = old.give;
  await looksBack();
  await looks(1);
  answers['POST /inquiries/{id}/messages'] = says(withMessage('A seat?', 'traveller', later));
  fill(field, 'A seat?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('A seat?');
  asked.now = older.give;
  await looksBack();
  await looks(2);
  answers['POST /inquiries/{id}/report'] = { status: 204 };
  await user.click(screen.getByRole('button', { name: 'Report to our team' }));
  fill(screen.getByLabelText(/^Why/), 'Rude.');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByText('Reported: our team reads it.');
  await old.comes({ ...thread, updatedAt: at });
  await older.comes(withMessage('A seat?', 'traveller', later));
  screen.getByText('A seat?');
  screen.getByText('Reported: our team reads it.');
});

test('an answer that is older than what came meanwhile is asked for once more', async () => {
  const { user, field, answers, asked, looks, looksBack } = await opens();
  const sent = awaited();
  answers['POST /inquiries/{id}/messages'] = sent.give;
  fill(field, 'A seat?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await sent.isAwaited();
  asked.now = () => says(withMessage('Gladly.', 'partner', latest));
  await looksBack();
  await screen.findByText('Gladly.');
  const both = withMessage('Gladly.', 'partner', latest);
  // Asked for after both were there, it has both, and their moments say the order in which they began.
  asked.now = () =>
    says({
      ...withMessage('A seat?', 'traveller', later),
      messages: [...both.messages, ...withMessage('A seat?', 'traveller', later).messages.slice(1)],
    });
  await sent.comes(withMessage('A seat?', 'traveller', later));
  await looks(2);
  await screen.findByText('A seat?');
  screen.getByText('Gladly.');
});

test('that the other has read is shown though nothing else changed', async () => {
  const { asked, looksBack } = await opens();
  expect(screen.queryByText('Read')).toBeNull();
  asked.now = () => says({ ...thread, readAt: later });
  await looksBack();
  await screen.findByText('Read');
});

test('a look names what is shown, and where that is so still nothing is sent and all stays', async () => {
  const { answers, looksBack } = await opens();
  const shown: (string | null)[][] = [];
  let now: Answer = { status: 204 };
  answers['GET /inquiries/{id}'] = ({ url: { searchParams } }) => {
    shown.push(['updatedAt', 'readAt', 'reported'].map((name) => searchParams.get(name)));
    return now;
  };
  await looksBack();
  await vi.waitFor(() => expect(shown).toEqual([[at, null, null]]));
  screen.getByText('Would you be free?');
  now = says({ ...withMessage('Gladly.', 'partner', later), readAt: latest, reported: true });
  await looksBack();
  await screen.findByText('Gladly.');
  now = { status: 204 };
  await looksBack();
  await vi.waitFor(() => expect(shown.at(-1)).toEqual([later, latest, 'true']));
  screen.getByText('Gladly.');
});

test('what is written while a message is on its way stays, after a reload too', async () => {
  const { user, field, answers } = await opens();
  const sent = awaited();
  answers['POST /inquiries/{id}/messages'] = sent.give;
  fill(field, 'A seat?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await sent.isAwaited();
  fill(field, 'And water?');
  await sent.comes(withMessage('A seat?', 'traveller', later));
  await screen.findByRole('button', { name: 'Send' });
  screen.getByText('A seat?');
  expect(field.value).toBe('And water?');
  cleanup();
  const again = await opens();
  expect(again.field.value).toBe('And water?');
  again.answers['POST /inquiries/{id}/messages'] = says(withMessage('And water?', 'traveller', latest));
  await again.user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(again.field.value).toBe(''));
  cleanup();
  expect((await opens()).field.value).toBe('');
});

test('a guest’s message that is on its way while they sign in in another tab is sent, and is not begun again for the account', async () => {
  const { user, field, answers } = await opens();
  const sent = awaited();
  answers['POST /inquiries/{id}/messages'] = sent.give;
  fill(field, 'A seat?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await sent.isAwaited();
  await act(async () => {
    signIn();
    window.dispatchEvent(new StorageEvent('storage'));
  });
  const now = () => screen.getByLabelText<HTMLTextAreaElement>(/^Write to Ruwan/);
  expect(now()).toBe(field);
  screen.getByRole('button', { name: 'Sending' });
  await sent.comes(withMessage('A seat?', 'traveller', later));
  // The account's form, in which nothing is written.
  await vi.waitFor(() => expect(now()).not.toBe(field));
  expect(now().value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  fill(now(), 'And water?');
  expect(sessionStorage.getItem(`draft:nimal:answer:${threadId}`)).toContain('And water?');
});

test('a usual answer comes after what a partner has written already', async () => {
  signIn();
  const { user, field } = await opens({ ...thread, as: 'partner' });
  fill(field, 'Gladly.');
  await user.click(screen.getByRole('button', { name: 'Keep what is written as one' }));
  const usual = await screen.findByRole('button', { name: 'Gladly.' });
  fill(field, 'Dear Anna, ');
  await user.click(usual);
  expect(field.value).toBe('Dear Anna,\n\nGladly.');
  fill(field, ' ');
  await user.click(usual);
  expect(field.value).toBe('Gladly.');
  // Cut by what is seen of it, not by us: letters of Sinhala and Tamil have several signs.
  const long = 'ඔබගේ විමසුමට ස්තුතියි. අපට ඒ දිනවල ඔබ සමඟ යා හැකිය; කුමන හෝටලයෙන්ද?';
  fill(field, long);
  await user.click(screen.getByRole('button', { name: 'Keep what is written as one' }));
  await screen.findByRole('button', { name: long });
});

test('the figure below an answer is of what stands there: of a draft that came back, with a usual answer, and once it was sent', async () => {
  signIn();
  const partner = { ...thread, as: 'partner' as const };
  const { user, field } = await opens(partner);
  await user.type(field, 'Gladly.');
  screen.getByText('7 / 2000');
  await user.click(screen.getByRole('button', { name: 'Keep what is written as one' }));
  cleanup();
  const again = await opens(partner);
  expect(again.field.value).toBe('Gladly.');
  screen.getByText('7 / 2000');
  await again.user.click(await screen.findByRole('button', { name: 'Gladly.' }));
  expect(again.field.value).toBe('Gladly.\n\nGladly.');
  screen.getByText('16 / 2000');
  again.answers['POST /inquiries/{id}/messages'] = says(withMessage('Gladly.', 'partner', later));
  await again.user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(again.field.value).toBe(''));
  await screen.findByText('0 / 2000');
});

test('a traveller who was blocked is blocked though the thread cannot be had after it', async () => {
  signIn();
  const { user, answers, asked, looks } = await opens({ ...thread, as: 'partner' });
  answers['POST /inquiries/{id}/block'] = { status: 204 };
  asked.now = () => 'away';
  await user.click(screen.getByRole('button', { name: 'Block this traveller' }));
  await screen.findByText(/^You cannot take this back\. What is agreed stands/);
  await user.click(screen.getByRole('button', { name: 'Block' }));
  await looks(1);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  asked.now = () => says({ ...thread, as: 'partner', status: 'declined', updatedAt: later });
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Said no');
});

/** Sends messages, and has the keys that they named. */
async function sends() {
  const { user, field, answers, ...rest } = await opens();
  const keys: (string | null)[] = [];
  const answered = { with: 'away' as Answer };
  answers['POST /inquiries/{id}/messages'] = ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return answered.with;
  };
  const send = async (text: string, times: number) => {
    fill(field, text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => expect(keys).toHaveLength(times));
    await screen.findByRole('button', { name: 'Send' });
  };
  return { ...rest, field, sent: keys, answered, send };
}

test('a message whose answer was lost is sent again with its key; the same words are another message once it was taken', async () => {
  const { field, sent, answered, send } = await sends();
  await send('Yes.', 1);
  await send('Yes.', 2);
  answered.with = says(withMessage('Yes.', 'traveller', later));
  await send('Yes.', 3);
  await vi.waitFor(() => expect(field.value).toBe(''));
  await send('Yes.', 4);
  expect(sent[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toEqual([sent[0], sent[0], sent[0], sent[3]]);
  expect(sent[3]).not.toBe(sent[0]);
});

test('the same words typed again are another message, though no answer came to the first: it is seen in the thread', async () => {
  const { field, sent, asked, looksBack, send } = await sends();
  await send('Yes.', 1);
  asked.now = () => says(withMessage('Yes.', 'traveller', later));
  await looksBack();
  await screen.findByText('Yes.');
  fill(field, '');
  await send('Yes.', 2);
  expect(new Set(sent).size).toBe(2);
});

test.each([
  [
    'another offer has come',
    {
      offers: [
        { ...offer, _id: 'o2' },
        { ...offer, state: 'superseded' as const },
      ],
    },
  ],
  ['it is not valid any more', { status: 'open' as const, offers: [{ ...offer, state: 'lapsed' as const }] }],
])(
  'who is asked whether they agree is asked of the offer they pressed, also where %s meanwhile',
  async (_, meanwhile) => {
    const offered: Inquiry = { ...thread, status: 'offered', offers: [offer] };
    const { user, answers, asked, looks, looksBack } = await opens(offered);
    const accepted: string[] = [];
    answers['POST /inquiries/{id}/offers/{offerId}/accept'] = ({ url }) => {
      accepted.push(url.pathname.split('/').at(-2) ?? '');
      return refuses('Please look at it first.', 409, 'CONFLICT');
    };
    await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
    const dialog = within(await screen.findByRole('dialog'));
    asked.now = () => says({ ...offered, updatedAt: later, ...meanwhile });
    await looksBack();
    await looks(1);
    await user.click(dialog.getByRole('button', { name: 'Yes, agreed' }));
    await alertWith('Please look at it first.');
    expect(accepted).toEqual(['o1']);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    asked.now = () => says({ ...offered, updatedAt: latest, offers: [{ ...offer, _id: 'o3' }, offer] });
    await looksBack();
    await looks(2);
    await screen.findByText(/^An earlier offer/);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('who agreed is brought to what was agreed, and is led to other offers no longer', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const offered: Inquiry = { ...thread, status: 'offered', offers: [offer] };
  const { user, answers } = await opens(offered);
  screen.getByRole('link', { name: 'Compare it with other offers' });
  answers['POST /inquiries/{id}/offers/{offerId}/accept'] = says({
    ...{ ...offered, status: 'agreed', updatedAt: later, offers: [{ ...offer, state: 'accepted' }] },
  });
  await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, agreed' }));
  const heading = await screen.findByRole('heading', { name: 'What was agreed' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrolled.mock.contexts).toEqual([heading]);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('With Ruwan · Agreed');
  expect(screen.queryByRole('link', { name: 'Compare it with other offers' })).toBeNull();
});

test('whose agreement was cancelled is led to other offers again', async () => {
  answer({
    'GET /inquiries/{id}': says({
      ...thread,
      status: 'cancelled',
      offers: [{ ...offer, state: 'accepted' }],
    }),
    'POST /inquiries/{id}/read': { status: 204 },
  });
  await openPage(routeAt('/inquiries/:id', threadRoute), `/inquiries/${threadId}?key=secret`);
  await screen.findByRole('link', { name: 'Compare it with other offers' });
});

test.each([
  ['2027-01-03', true],
  ['2027-01-02', false],
])('an agreement whose first day is %s can be cancelled on 2 January: %s', async (from, canBe) => {
  await opens({ ...thread, status: 'agreed', from });
  expect(screen.queryByRole('button', { name: 'Cancel the agreement' }) !== null).toBe(canBe);
  const words = screen.queryByText('The first day has come: please talk to each other.');
  expect(words === null).toBe(canBe);
});

test.each([
  ['done', '2026-12-28'],
  ['agreed', '2027-01-02'],
] as const)(
  'to who has left nothing can be written, and a thread that is %s says so and nothing else',
  async (status, from) => {
    answer({
      'GET /inquiries/{id}': says({ ...thread, status, from, hasLeft: true }),
      'POST /inquiries/{id}/read': { status: 204 },
    });
    await openPage(routeAt('/inquiries/:id', threadRoute), `/inquiries/${threadId}?key=secret`);
    await screen.findByText('The account of the other is deleted: nobody would read your message.');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText(/please talk to each other/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel the agreement' })).toBeNull();
  },
);

test('that a guest’s question could not be sent is said to those who hear the page, each time anew', async () => {
  const { answers } = answer({
    'GET /inquiries/{id}': says({ ...thread, status: 'unconfirmed' }),
    'POST /inquiries/{id}/confirm': refuses('It is over.', 409, 'CONFLICT'),
    'POST /inquiries/{id}/read': { status: 204 },
  });
  const { user } = await openPage(
    routeAt('/inquiries/:id', threadRoute),
    `/inquiries/${threadId}?key=secret`,
  );
  await user.click(await screen.findByRole('button', { name: 'Send it' }));
  await alertWith('It is over.');
  const { promise, resolve } = Promise.withResolvers<Answer>();
  answers['POST /inquiries/{id}/confirm'] = () => promise;
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  expect(screen.queryByRole('alert')).toBeNull();
  resolve(refuses('It is over.', 409, 'CONFLICT'));
  await alertWith('It is over.');
});
