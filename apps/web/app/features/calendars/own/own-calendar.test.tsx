import type { Block, OwnerCalendar } from '@serendib/contract/calendars/calendar';
import { beforeEach, expect, test, vi } from 'vitest';
import * as calendarRoute from '~/routes/calendars/own-calendar.tsx';
import {
  answer,
  cleanup,
  fill,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';

const van = '019acd00-0000-7000-8000-000000000004';
const wedding = { from: '2027-01-10', to: '2027-01-10', note: 'Wedding of Nimali' };
const plain = (day: string): Block => ({ from: day, to: day, note: '' });
const calendarOf = (
  blocks: Block[],
  version: string,
  promised: OwnerCalendar['promised'] = [],
): OwnerCalendar => ({
  ...{ kept: true, updatedAt: '2027-01-05T09:00:00Z', promised, away: [], imports: [] },
  ...{ blocks, version, icsUrl: 'https://serendib.test/api/calendars/a.ics' },
  days: blocks.map(({ from, to }) => ({ from, to, state: 'busy' })),
});

/** The server, on which another device blocks these days once the page is open. */
async function openBeside(blockedMeanwhile: Block[], promised?: OwnerCalendar['promised']) {
  let there = calendarOf([], 'first', promised);
  let held: Promise<void> | undefined;
  const { sent } = answer({
    'GET /vehicles/{id}': says({ vehicleModel: 'Van' }),
    'GET /vehicles/{id}/calendar': () => says(there),
    'PUT /vehicles/{id}/calendar/blocks': async ({ body }) => {
      await held;
      const { blocks, version } = body as { blocks: Block[]; version: string };
      if (version !== there.version) return refuses('Somebody changed this.', 409, 'STALE_VERSION');
      there = calendarOf(blocks, `${version}+`, promised);
      return says(there);
    },
  });
  const { user } = await openPage(
    routeAt('/my-calendar/:kind/:id', calendarRoute),
    `/my-calendar/vehicle/${van}`,
  );
  await screen.findByRole('button', { name: 'Wed 20 January, free' });
  there = calendarOf(blockedMeanwhile, 'newer', promised);
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  const puts = () => sent.filter(({ call }) => call.startsWith('PUT'));
  return { user, blocks: () => there.blocks, puts, hold };
}

beforeEach(() => {
  vi.setSystemTime('2027-01-05T10:00:00Z');
  signIn();
});

test('a day is blocked on top of what another device has blocked since, and the partner is told', async () => {
  const { user, blocks, puts } = await openBeside([wedding]);
  await user.click(screen.getByRole('button', { name: 'Wed 20 January, free' }));
  await screen.findByText(/20 Jan is blocked\. Your calendar was changed elsewhere/);
  expect(blocks()).toEqual([wedding, plain('2027-01-20')]);
  expect(puts()).toHaveLength(2);
  expect(screen.getByRole('button', { name: /^Sun 10 January, blocked/ })).toBeTruthy();
  // From there on it goes on from what it was told.
  await user.click(screen.getByRole('button', { name: /^Wed 20 January, blocked/ }));
  expect((await screen.findByText(/20 Jan is free again\.$/)).textContent).not.toContain('elsewhere');
  expect(blocks()).toEqual([wedding]);
});

test('days that are pressed while one is being saved are saved after it, each as its press found it', async () => {
  const { user, blocks, puts, hold } = await openBeside([wedding]);
  const goOn = hold();
  for (const name of ['Wed 20 January, free', 'Fri 22 January, free', 'Wed 20 January, free'])
    await user.click(screen.getByRole('button', { name }));
  expect(puts()).toHaveLength(1);
  goOn();
  await vi.waitFor(() => expect(blocks()).toHaveLength(3));
  await screen.findByText('20 Jan is blocked.');
  expect(puts()).toHaveLength(4);
  expect(blocks()).toEqual([wedding, plain('2027-01-20'), plain('2027-01-22')]);
  expect(screen.getByRole('button', { name: /^Fri 22 January, blocked/ })).toBeTruthy();
});

test('a day that another device has blocked since keeps its note', async () => {
  const { user, blocks } = await openBeside([wedding]);
  await user.click(screen.getByRole('button', { name: 'Sun 10 January, free' }));
  await screen.findByText(/10 Jan is blocked\. Your calendar was changed elsewhere/);
  expect(blocks()).toEqual([wedding]);
});

test('every week leaves what is blocked already as it is, with its note, and does not count it', async () => {
  const trip = { from: '2027-01-09', to: '2027-01-11', note: 'Wedding of Nimali' };
  const { user, blocks } = await openBeside([trip]);
  await user.click(screen.getByRole('button', { name: 'Every week' }));
  fill(screen.getByLabelText('Until'), '2027-01-17');
  await user.click(screen.getByRole('button', { name: 'Block them all' }));
  await screen.findByText(/^1 day blocked\./);
  expect(blocks()).toEqual([trip, plain('2027-01-17')]);
});

test('every week leaves what is agreed or held for an offer as it is, and says which days those are', async () => {
  const inquiryId = '018f0000-0000-7000-8000-000000000001';
  const { user, blocks } = await openBeside(
    [],
    [
      { from: '2027-01-09', to: '2027-01-11', state: 'held', inquiryId },
      { from: '2027-01-17', to: '2027-01-17', state: 'agreed', inquiryId },
    ],
  );
  await user.click(screen.getByRole('button', { name: 'Every week' }));
  fill(screen.getByLabelText('Until'), '2027-01-24');
  await user.click(screen.getByRole('button', { name: 'Block them all' }));
  await screen.findByText(/^1 day blocked\. Left as they are, .* held for an offer: 10 Jan, 17 Jan\./);
  expect(blocks()).toEqual([plain('2027-01-24')]);
});

test('every week and spans keep what was blocked elsewhere, too', async () => {
  const { user, blocks } = await openBeside([{ ...wedding, from: '2027-01-12', to: '2027-01-12' }]);
  await user.click(screen.getByRole('button', { name: 'Every week' }));
  fill(screen.getByLabelText('Until'), '2027-01-17');
  await user.click(screen.getByRole('button', { name: 'Block them all' }));
  await screen.findByText(/2 days blocked\. Your calendar was changed elsewhere/);
  expect(blocks().map(({ from }) => from)).toEqual(['2027-01-10', '2027-01-12', '2027-01-17']);
});

test('to administrators it stands without notes and addresses, and says that its owner hears of each change', async () => {
  const { icsUrl: _, ...shown } = calendarOf([{ ...wedding, note: '' }], 'first');
  const one = { state: 'read' as const, problem: null, days: 1, readAt: '2027-01-05T09:00:00Z' };
  const imports = [{ _id: van, name: 'calendar.google.com', isFile: false, ...one }];
  answer({
    'GET /vehicles/{id}': says({ vehicleModel: 'Van', submittedBy: 'sunil' }),
    'GET /vehicles/{id}/calendar': says({ ...shown, imports }),
    'DELETE /vehicles/{id}/calendar/imports/{importId}': says(shown),
  });
  const { user } = await openPage(
    routeAt('/my-calendar/:kind/:id', calendarRoute),
    `/my-calendar/vehicle/${van}`,
  );
  await screen.findByText(/^What you change here is mailed to its owner/);
  expect(screen.getByRole('link', { name: 'Vehicles' }).getAttribute('href')).toBe(
    `/admin/vehicles?id=${van}`,
  );
  expect(document.body.textContent).not.toMatch(/by you|you said/);
  expect(screen.queryByText(/Any change here keeps it|secret|Bring another calendar in/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'From a day to another' }));
  expect(screen.getByLabelText('Last day')).toBeTruthy();
  expect(screen.queryByLabelText('Note for yourself')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take out: calendar.google.com' }));
  await screen.findByText('calendar.google.com is out, with its days.');
  expect(screen.queryByRole('heading', { name: 'Calendars brought in' })).toBeNull();
});

test('what is refused of a calendar that is brought in is said where it was pressed, at its field where one is meant', async () => {
  const words = 'Nothing could be read at this address.';
  const one = { state: 'read' as const, problem: null, days: 1, readAt: '2027-01-05T09:00:00Z' };
  const { answers } = answer({
    'GET /vehicles/{id}': says({ vehicleModel: 'Van' }),
    'GET /vehicles/{id}/calendar': says({
      ...calendarOf([wedding], 'first'),
      imports: [{ _id: van, name: 'calendar.google.com', isFile: false, ...one }],
    }),
    'POST /vehicles/{id}/calendar/imports': {
      status: 400,
      body: { error: words, code: 'INVALID', fields: { url: words } },
    },
    'DELETE /vehicles/{id}/calendar/imports/{importId}': refuses('Not now.', 409, 'CONFLICT'),
    'POST /vehicles/{id}/calendar/address': refuses('No new address now.', 409, 'CONFLICT'),
    'PUT /vehicles/{id}/calendar/blocks': refuses('It stays blocked.', 409, 'CONFLICT'),
  });
  const { user } = await openPage(
    routeAt('/my-calendar/:kind/:id', calendarRoute),
    `/my-calendar/vehicle/${van}`,
  );
  const part = await screen.findByRole('region', { name: 'Bring another calendar in' });
  const field = within(part).getByLabelText(/^Or its address/);
  fill(field, 'https://example.lk/none.ics');
  await user.click(within(part).getByRole('button', { name: 'Bring it in' }));
  await within(part).findByText(words);
  expect(document.activeElement).toBe(field);
  expect(screen.getAllByText(words)).toHaveLength(1);
  answers['POST /vehicles/{id}/calendar/imports'] = refuses('Five calendars are here.', 409, 'CONFLICT');
  await user.click(within(part).getByRole('button', { name: 'Bring it in' }));
  await within(part).findByText('Five calendars are here.');
  answers['POST /vehicles/{id}/calendar/imports'] = refuses('This is no calendar.', 400, 'INVALID');
  await user.upload(
    within(part).getByLabelText('Choose an .ics file'),
    new File(['x'], 'mine.ics', { type: 'text/calendar' }),
  );
  await within(part).findByText('This is no calendar.');
  await user.click(within(part).getByRole('button', { name: 'Take out: calendar.google.com' }));
  await within(part).findByText('Not now.');
  const follow = screen.getByRole('region', { name: 'Follow it in your phone’s calendar' });
  await user.click(within(follow).getByRole('button', { name: 'Make a new address' }));
  const [, confirm] = screen.getAllByRole('button', { name: 'Make a new address' });
  await user.click(confirm as HTMLElement);
  await within(follow).findByText('No new address now.');
  const days = screen.getByRole('region', { name: 'In words' });
  await user.click(within(days).getByRole('button', { name: /^Free again/ }));
  await within(days).findByText('It stays blocked.');
});

test('a day that is promised leads to the agreement, which is cancelled until it begins and talked about from then on', async () => {
  const [asked, begun, offered] = [1, 2, 3].map((last) => `018f0000-0000-7000-8000-00000000000${last}`);
  const promised = [
    { from: '2027-01-04', to: '2027-01-06', state: 'agreed', inquiryId: begun },
    { from: '2027-01-09', to: '2027-01-11', state: 'agreed', inquiryId: asked },
    { from: '2027-01-15', to: '2027-01-15', state: 'held', inquiryId: offered },
  ] as OwnerCalendar['promised'];
  const { user } = await openBeside([], promised);
  const tap = (name: RegExp) => user.click(screen.getByRole('button', { name }));
  const isSaid = async (words: string, id?: string) => {
    const said = (await screen.findByText(words)).closest<HTMLElement>('.notice');
    expect(said?.querySelector('a')?.getAttribute('href')).toBe(id && `/inquiries/${id}`);
  };
  await tap(/^Sun 10 January, agreed/);
  await isSaid('10 Jan is promised by an agreement. Cancel it first if you cannot come.', asked);
  await tap(/^Wed 6 January, agreed/);
  await isSaid('6 Jan is promised by an agreement that has begun. Please talk to each other.', begun);
  await tap(/^Fri 15 January, held/);
  await isSaid('15 Jan is held for an offer of yours until it is answered or ends.', offered);
  const days = within(screen.getByRole('region', { name: 'In words' })).getAllByRole('link');
  expect(days.map((link) => link.getAttribute('href'))).toEqual(
    [begun, asked, offered].map((id) => `/inquiries/${id}`),
  );
  cleanup();
  const { icsUrl: _, ...shown } = calendarOf([], 'first', promised);
  answer({
    'GET /vehicles/{id}': says({ vehicleModel: 'Van' }),
    'GET /vehicles/{id}/calendar': says(shown),
  });
  await openPage(routeAt('/my-calendar/:kind/:id', calendarRoute), `/my-calendar/vehicle/${van}`);
  await screen.findByText(/^What you change here is mailed to its owner/);
  await tap(/^Sun 10 January, agreed/);
  await screen.findByText('10 Jan is promised by an agreement of its owner.');
  await tap(/^Fri 15 January, held/);
  await screen.findByText('15 Jan is held for an offer of its owner.');
  expect(document.querySelector('a[href^="/inquiries/"]')).toBeNull();
});
