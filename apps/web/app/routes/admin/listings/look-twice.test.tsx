import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test, vi } from 'vitest';
import { lists, says, screen, within } from '~/testing/open-page.tsx';
import { dialog, opened, pane, shownOf } from './testing.tsx';

const all = `GET ${kinds.businessListing.path}/all`;
const bulk = 'POST /admin/listings/bulk';
const undo = 'POST /admin/listings/undo';
const words = 'This text stands on another listing word for word.';

/** Two that are alike, opened in the list of the admin. */
async function alike(ids: readonly [string, string]) {
  const { listing, answers } = shownOf('businessListing');
  const both = ids.map((_id, at) => ({ ...listing, _id, businessName: ['Rotti corner', 'Rotti house'][at] }));
  const warning = { kind: 'text', field: 'description', words, listings: [] };
  const { body } = answers['GET /admin/listings/{id}/review'] as { body: { listing: object } };
  const page = await opened('businessListing', '', {
    [all]: lists(...both),
    [keyOf('businessListing', 'oneForAdmin')]: says(both[0]),
    'GET /admin/listings/{id}/review': says({
      ...{ ...body, listing: { ...body.listing, _id: ids[0] }, warnings: [warning] },
    }),
    'POST /admin/listings/warnings': lists(...ids.map((_id) => ({ _id, warnings: [warning] }))),
    [keyOf('businessListing', 'verify')]: says({ _id: ids[0], status: 'approved', version: 4 }),
    [undo]: says({ done: 1, results: [{ _id: ids[0], ok: true, error: null, code: null }] }),
  });
  const rows = () => page.container.querySelectorAll('.workspace-row');
  const called = (key: string) => page.sent.filter(({ call }) => call === key);
  return { ...page, both, rows, called };
}

test('what is alike is left out of many that are verified at once', async () => {
  const { press, user, rows, called } = await alike([
    '01a1fce3-4f2e-73d0-a91b-a0651cd32581',
    '01a1fce3-4f2e-73d0-a91b-a0651cd32582',
  ]);
  await vi.waitFor(() =>
    expect([...rows()].map(({ textContent }) => textContent?.includes('Look twice'))).toEqual([true, true]),
  );
  await user.click(screen.getByLabelText('Choose all shown'));
  await press(/^Verify/, document.querySelector<HTMLElement>('.workspace-bar') as HTMLElement);
  await within(dialog()).findByText(/2 listings left out/);
  expect(screen.getByRole('dialog', { name: 'Verify 0 listings?' })).toBe(dialog());
  expect(within(dialog()).queryByRole('button', { name: /^Verify/ })).toBeNull();
  await press('Cancel', dialog());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(called(bulk)).toEqual([]);
});

test('what is alike is asked about once by key, and taken back by key', async () => {
  const { press, user, rows, called, both, answers } = await alike([
    '01a1fce3-4f2e-73d0-a91b-a0651cd32583',
    '01a1fce3-4f2e-73d0-a91b-a0651cd32584',
  ]);
  const verify = `PATCH /affiliate-links/${both[0]?._id}/verify`;
  await user.keyboard('j');
  await within(await pane()).findByRole('button', { name: /^Verify/ });
  await user.keyboard('a');
  expect(screen.getByRole('dialog', { name: 'Look twice' }).textContent).toContain(words);
  await press('Cancel', dialog());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows()).toHaveLength(2);
  expect(called(verify)).toEqual([]);

  await user.keyboard('a');
  await vi.waitFor(() => expect(dialog().contains(document.activeElement)).toBe(true));
  answers[all] = lists(both[1]);
  await user.keyboard('{Enter}');
  await screen.findByText(/^Business listing verified/);
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  expect(called(verify)).toHaveLength(1);
  answers[all] = lists(...both);
  await user.keyboard('u');
  await vi.waitFor(() => expect(rows()).toHaveLength(2));
  await screen.findByText(/^Taken back\./);
  expect(called(undo)).toHaveLength(1);
});
