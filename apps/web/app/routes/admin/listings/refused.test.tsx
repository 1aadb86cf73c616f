import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test, vi } from 'vitest';
import { type Answer, act, fill, lists, says, screen, within } from '~/testing/open-page.tsx';
import { _id, dialog, go, opened, pane, shownOf } from './testing.tsx';

const all = `GET ${kinds.vehicle.path}/all`;
const other = '01a1fce3-4f2e-73d0-a91b-a0651cd32551';
const rowOf = (over: object) => ({ ...shownOf('vehicle').listing, ...over });
const done = rowOf({ _id: other, vehicleModel: 'The other', status: 'rejected', version: 4 });

/** Two of which one was refused; the list has come anew since, with this for that one. */
async function refused(...left: object[]) {
  const before = lists(rowOf({}), rowOf({ _id: other, vehicleModel: 'The other' }));
  const page = await opened('vehicle', '', {
    [all]: before,
    [keyOf('vehicle', 'verify')]: says({ _id, status: 'approved', version: 5 }),
    'POST /admin/listings/bulk': () => {
      page.answers[all] = lists(...left, done);
      return says({
        done: 1,
        results: [
          { _id, ok: false, error: 'This was changed while you were looking at it.', code: 'STALE_VERSION' },
          { _id: other, ok: true, error: null, code: null },
        ],
      });
    },
  });
  await screen.findByLabelText(`Choose ${page.title}`);
  await page.user.click(screen.getByLabelText('Choose all shown'));
  await page.press(/^Reject/, document.querySelector<HTMLElement>('.workspace-bar') as HTMLElement);
  fill(within(dialog()).getByLabelText(/^Reason/), 'Its plate cannot be read.');
  await page.press('Reject', dialog());
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Not all could be done');
  return page;
}
const isTold = () => screen.queryByText('Not all could be done') !== null;

test('what could not be done of many is told until it is decided on', async () => {
  const { press, answers, user } = await refused(rowOf({ version: 4 }));
  await user.click(screen.getByRole('link', { name: new RegExp(kinds.vehicle.example.vehicleModel) }));
  await within(await pane()).findByRole('button', { name: /^Verify/ });
  expect(isTold()).toBe(true);
  answers[all] = lists(rowOf({ version: 5, status: 'approved' }), done);
  await press(/^Verify/, await pane());
  await vi.waitFor(() => expect(isTold()).toBe(false));
});

test.each([
  ['is in the list', [rowOf({ version: 4 })]],
  ['has left the list', []],
])('what could not be done of many and %s is told until another list is shown', async (_, left) => {
  await refused(...left);
  await go('/admin/vehicles?search=van');
  await vi.waitFor(() => expect(isTold()).toBe(false));
  await go(-1);
  await screen.findByText('The other');
  expect(isTold()).toBe(false);
});

test('of many that could all not be done it is told why, also where the list is empty by then', async () => {
  const page = await opened('vehicle', '', {
    'POST /admin/listings/bulk': () => {
      page.answers[all] = lists();
      return says({
        done: 0,
        results: [{ _id, ok: false, error: 'Nimal was first.', code: 'CONFLICT' }],
      });
    },
  });
  await page.user.click(await screen.findByLabelText(`Choose ${page.title}`));
  await page.press(/^Reject/, document.querySelector<HTMLElement>('.workspace-bar') as HTMLElement);
  fill(within(dialog()).getByLabelText(/^Reason/), 'Its plate cannot be read.');
  await page.press('Reject', dialog());
  await vi.waitFor(() => expect(screen.queryByLabelText(`Choose ${page.title}`)).toBeNull());
  await screen.findByText(`${page.title}: Nimal was first.`);
  await go('/admin/vehicles?search=van');
  await vi.waitFor(() => expect(isTold()).toBe(false));
});

test('to verify many fails after its question was closed, which is told on the page', async () => {
  let reply = (_: Answer) => {};
  const { press, user } = await opened('vehicle', '', {
    [all]: lists(rowOf({}), rowOf({ _id: other, vehicleModel: 'The other' })),
    'POST /admin/listings/bulk': () =>
      new Promise<Answer>((resolve) => {
        reply = resolve;
      }),
  });
  await user.click(await screen.findByLabelText('Choose all shown'));
  await press(/^Verify/, document.querySelector<HTMLElement>('.workspace-bar') as HTMLElement);
  await press('Verify 2', dialog());
  await press('Cancel', dialog());
  await act(async () => reply('away'));
  await screen.findByText(/^Nothing could be done\. /);
});
