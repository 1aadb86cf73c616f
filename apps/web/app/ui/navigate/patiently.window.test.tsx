// @vitest-environment happy-dom
import { useState } from 'react';
import { Link, Outlet, useNavigate } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import {
  type Answer,
  act,
  answer,
  fill,
  openPage,
  passes,
  refuses,
  routeAt,
  says,
  screen,
} from '~/testing/open-page.tsx';
import { patiently, useReload } from './patiently.ts';

const words = 'The page cannot be fetched just now. It follows by itself as soon as it can.';
const load = pageLoad(async ({ call }: LoadArgs) => {
  scripts.tried += 1;
  if (scripts.fail) throw new TypeError('Failed to fetch dynamically imported module');
  return call('GET /settings');
});
const loadNext = pageLoad(async ({ call }: LoadArgs) => call('GET /map-tiles'));

/** What is sent here is taken; what is seen of it comes with the page. */
function Page({ loaderData }: { loaderData: { contactEmail: string } }) {
  const reload = useReload();
  const navigate = useNavigate();
  const [done, setDone] = useState(0);
  const follow = async (work: () => Promise<unknown>) => {
    await work();
    setDone((before) => before + 1);
  };
  return (
    <>
      <p>Seen: {loaderData.contactEmail}</p>
      <p>Done: {done}</p>
      <input aria-label="Notes" />
      <button type="button" onClick={() => follow(reload)}>
        Send
      </button>
      <button type="button" onClick={() => follow(() => patiently(() => navigate('/next')))}>
        Send and leave
      </button>
      <Link to="/next">Next</Link>
    </>
  );
}
const Next = () => <p>The next page</p>;

let now: Answer | Promise<Answer>;
let next: Answer | Promise<Answer>;
const scripts = { fail: false, tried: 0 };
beforeEach(() => {
  Object.assign(scripts, { fail: false, tried: 0 });
  now = says({ contactEmail: 'first' });
  next = says({ url: null });
});

async function opens() {
  const { sent } = answer({ 'GET /settings': () => now, 'GET /map-tiles': () => next });
  const pages = [
    routeAt('/page', { default: Page, clientLoader: load }),
    routeAt('/next', { default: Next, clientLoader: loadNext }),
  ];
  const { user } = await openPage(routeAt('/', { default: Outlet }, pages), '/page');
  await screen.findByText('Seen: first');
  fill(screen.getByLabelText('Notes'), 'Typed');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const asked = (path: string) => sent.filter(({ call }) => call === `GET ${path}`).length;
  const stands = () => {
    screen.getByText('Seen: first');
    expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('Typed');
  };
  return { user, press, asked, stands };
}
const comesOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

test('a page that can be had shows what is new, and nothing is said', async () => {
  const { press } = await opens();
  now = says({ contactEmail: 'second' });
  await press('Send');
  await screen.findByText('Seen: second');
  await screen.findByText('Done: 1');
  expect(screen.queryByText(words)).toBeNull();
});

test.each([
  ['no network', 'away'],
  ['a server that cannot answer', refuses('Not now.', 503, 'UNAVAILABLE')],
  ['a proxy without a server', { status: 502 }],
] as const)(
  'with %s the page stays as it stands, goes on, and shows what is new once it comes',
  async (_, reply) => {
    const { press, asked, stands } = await opens();
    now = reply as Answer;
    await press('Send');
    await screen.findByText('Done: 1');
    screen.getByText(words);
    stands();
    now = says({ contactEmail: 'second' });
    await comesOnline();
    await screen.findByText('Seen: second');
    expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('Typed');
    expect(asked('/settings')).toBe(3);
  },
);

test('without a sign from the network it is tried again after longer and longer pauses', async () => {
  const { asked } = await opens();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  now = 'away';
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  expect(asked('/settings')).toBe(2);
  for (const [ms, times] of [
    [4_900, 2],
    [200, 3],
    [9_800, 3],
    [200, 4],
  ] as const) {
    await passes(ms);
    expect(asked('/settings')).toBe(times);
    expect(screen.queryAllByText(words).length).toBeLessThan(2);
  }
  now = says({ contactEmail: 'second' });
  await passes(20_000);
  screen.getByText('Seen: second');
});

test('what is sent while the page is put off asks anew, and the first does so no more', async () => {
  const { press, asked } = await opens();
  now = 'away';
  await press('Send');
  await screen.findByText('Done: 1');
  now = says({ contactEmail: 'second' });
  await press('Send');
  await screen.findByText('Done: 2');
  await screen.findByText('Seen: second');
  await comesOnline();
  expect(asked('/settings')).toBe(3);
});

test('what is refused becomes the page of the refusal', async () => {
  const { press } = await opens();
  now = refuses('It is gone.', 404, 'NOT_FOUND');
  await press('Send');
  await screen.findByText('404');
  expect(screen.queryByText(words)).toBeNull();
});

test('who goes elsewhere meanwhile is not waited for, and an error there is one', async () => {
  const { user, press, asked } = await opens();
  now = 'away';
  await press('Send');
  await screen.findByText('Done: 1');
  next = 'away';
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByText('503');
  await comesOnline();
  expect(asked('/settings')).toBe(2);
});

test('a page that is gone to after something was sent is waited for where one is', async () => {
  const { press, stands } = await opens();
  next = 'away';
  await press('Send and leave');
  await screen.findByText('Done: 1');
  screen.getByText(words);
  stands();
  next = says({ url: null });
  await comesOnline();
  await screen.findByText('The next page');
});

test('who is on the way elsewhere when no answer comes is not told that one is waited for', async () => {
  const { user, press } = await opens();
  const [reply, nextReply] = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
  now = reply.promise;
  next = nextReply.promise;
  await press('Send');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await act(async () => reply.resolve('away'));
  expect(screen.queryByText(words)).toBeNull();
  await act(async () => nextReply.resolve(says({ url: null })));
  await screen.findByText('The next page');
});

test.each([
  ['comes at a later try is waited for', true],
  ['is missing for good becomes an error page, which says so', false],
])('a script of the page that %s', async (_, comes) => {
  const { press } = await opens();
  scripts.fail = true;
  await press('Send');
  await screen.findByText('Done: 1');
  for (const times of [3, 4]) {
    await comesOnline();
    await vi.waitFor(() => expect(scripts.tried).toBe(times));
  }
  screen.getByText('Seen: first');
  scripts.fail = !comes;
  now = says({ contactEmail: 'second' });
  await comesOnline();
  await screen.findByText(comes ? 'Seen: second' : '500');
  await comesOnline();
  expect(scripts.tried).toBe(5);
});

test('a script of the page is waited for as long as there is no network', async () => {
  const { press } = await opens();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  scripts.fail = true;
  await press('Send');
  await screen.findByText('Done: 1');
  for (const times of [3, 4, 5, 6]) {
    await comesOnline();
    await vi.waitFor(() => expect(scripts.tried).toBe(times));
  }
  network.mockRestore();
  scripts.fail = false;
  now = says({ contactEmail: 'second' });
  await comesOnline();
  await screen.findByText('Seen: second');
});
