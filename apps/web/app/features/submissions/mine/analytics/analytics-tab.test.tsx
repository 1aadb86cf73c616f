import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { weekdayInWords } from '@serendib/contract/calendar-words';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test, vi } from 'vitest';
import { call } from '~/lib/api/call.ts';
import { answer, openPage, routeAt, says, screen, within } from '~/testing/open-page.tsx';
import type { MyListing } from '../my-listing.ts';
import { AnalyticsTab, type Figures } from './analytics-tab.tsx';
import { fetchFigures } from './fetch-figures.ts';

// There is no canvas here: that it is drawn is seen in partners/analytics.journey.ts.
vi.mock('uplot', () => ({
  default: class {
    static paths = {};
    data = [[]];
    destroy() {}
    setSize() {}
    setCursor() {}
    valToPos = () => 0;
  },
}));

const now = Date.now();
const today = dayOf(now);
const example = { ...kinds.vehicle.example, _id: 'van', kind: 'vehicle', title: 'Suzuki Every' };
const mine = [{ ...example, status: 'approved', viewCount: 7 }] as unknown as MyListing[];

const page = {
  clientLoader: ({ request }: { request: Request }) => {
    const query = new URL(request.url).searchParams;
    const asked = { listing: query.get('listing') ?? undefined, days: query.get('days') ?? undefined };
    return fetchFigures(call, mine, asked);
  },
  default: ({ loaderData }: { loaderData: Figures | null }) => (
    <AnalyticsTab mine={mine} figures={loaderData} now={now} />
  ),
};

test.each([
  ['rejected', ['approved', 'rejected'], 0, 'Not shown at the moment'],
  ['pending', ['rejected', 'pending'], 0, 'Travellers cannot see it yet'],
  // Of what became of it nothing could be had.
  ['pending', null, 300, 'Not shown at the moment'],
  ['pending', null, 0, 'Travellers cannot see it yet'],
] as const)(
  'of what is %s after %o, looked at %i times, it is said whether travellers saw it',
  async (...row) => {
    const [status, states, viewCount, words] = row;
    const at = new Date(now).toISOString();
    const steps = states?.map((to) => ({ from: 'pending', to, by: 'admin', reason: null, at }));
    const shown = {
      listingId: 'van',
      period: 30,
      days: [],
      history: steps ? { steps, revisions: [] } : null,
    };
    const listing = { ...example, status, viewCount } as unknown as MyListing;
    await openPage(<AnalyticsTab mine={[listing]} figures={shown as unknown as Figures} now={now} />);
    await screen.findByText(words);
    const isYet = words.endsWith('yet');
    expect(screen.queryAllByText(/^Travellers cannot see it yet|^Figures begin when/)).toHaveLength(
      isYet ? 2 : 0,
    );
  },
);

// Proves PROFILE-02.
test('analytics go through the days by keyboard, say the same in a table, and what became of the listing', async () => {
  const at = new Date(now).toISOString();
  const change = { field: 'pricePerDay', label: 'Price per day', from: 24_000, to: 26_500 };
  answer({
    'GET /listings/{id}/days': says([{ day: today, views: 7, clicks: 2, inquiries: 1 }]),
    'GET /listings/{id}/history': says({
      steps: [{ from: 'pending', to: 'approved', by: 'admin', reason: null, at }],
      revisions: [{ version: 2, by: 'owner', userName: 'Nimal', at, changes: [change] }],
    }),
  });
  const address = '/profile?tab=analytics&listing=van';
  const { user } = await openPage(routeAt('/profile', page as never), address);
  const day = await screen.findByRole('slider', { name: 'Day' });
  const said = () => day.getAttribute('aria-valuetext');
  expect(said()).toBe(`${weekdayInWords(today)}: 7 views, 1 call or message`);
  day.focus();
  await user.keyboard('{ArrowLeft}');
  expect(said()).toBe(`${weekdayInWords(dayAfter(today, -1))}: 0 views, 0 calls and messages`);
  await user.keyboard('{Home}');
  expect(day.getAttribute('aria-valuenow')).toBe('1');
  await user.keyboard('{End}');
  expect(screen.getByRole('figure').textContent).toContain('7 views, 1 call or message');
  await user.click(screen.getByText('The same as a table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(3);
  const cells = within(rows[1] as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['7', '1']);

  const history = within(screen.getByRole('region', { name: 'What became of it' }));
  const entries = history.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toContainEqual(expect.stringContaining('Approved by our team'));
  expect(entries).toContainEqual(expect.stringMatching(/Price per day:.*LKR\s26,500/));
  await user.click(screen.getByRole('link', { name: 'A year' }));
  await vi.waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuemax')).toBe('365'));
});
