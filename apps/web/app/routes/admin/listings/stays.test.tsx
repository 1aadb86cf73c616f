import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test, vi } from 'vitest';
import { type Answer, act, fill, lists, refuses, says, screen, within } from '~/testing/open-page.tsx';
import { _id, address, dialog, go, opened, pane, shownOf } from './testing.tsx';

const review = 'GET /admin/listings/{id}/review';
const feature = keyOf('tourGuide', 'feature');
const premium = { isPremium: true, hadPremiumBefore: true };

test('what is typed in a form stays where neither its first page nor the listing can be asked for', async () => {
  const { user, answers, sent } = await opened(
    'tourGuide',
    `?id=${_id}&edit=1`,
    { [feature]: 'away' },
    premium,
  );
  const bio = await screen.findByLabelText<HTMLTextAreaElement>(/^Bio/);
  fill(bio, 'I grew up below Hanthana.');
  const asked = () => sent.filter(({ call }) => call.endsWith('/review')).length;
  const before = asked();
  answers[review] = 'away';
  await user.selectOptions(
    screen.getByLabelText('Featured', { selector: 'main .workspace-form select' }),
    'homepage',
  );
  await user.click(screen.getByRole('button', { name: 'Save: Featured' }));
  await screen.findByText(/We cannot be reached/);
  await vi.waitFor(() => expect(asked()).toBe(before + 1));
  await act(async () => {});
  expect([bio.isConnected, bio.value]).toEqual([true, 'I grew up below Hanthana.']);
});

test('a listing stays open where it cannot be asked for anew, which is said and can be tried again, until it is gone', async () => {
  const { press, answers, title } = await opened('tourGuide', `?id=${_id}`, { [feature]: 'away' }, premium);
  const shown = () => within(screen.getByRole('region', { name: 'Review' }));
  await shown().findByRole('heading', { name: title, level: 2 });
  answers[review] = 'away';
  await press('Feature', await pane());
  await shown().findByRole('button', { name: 'Try again' });
  shown().getByRole('heading', { name: title, level: 2 });
  answers[review] = shownOf('tourGuide', premium).answers[review] as Answer;
  await press('Try again', await pane());
  await vi.waitFor(() => expect(shown().queryByRole('button', { name: 'Try again' })).toBeNull());
  answers[review] = refuses('It is gone.', 404, 'NOT_FOUND');
  await press('Feature', await pane());
  await shown().findByText('This listing is not there any more');
  expect(shown().queryByRole('heading', { name: title, level: 2 })).toBeNull();
});

const ids = [_id, '01a1fce3-4f2e-73d0-a91b-a0651cd32551', '01a1fce3-4f2e-73d0-a91b-a0651cd32552'] as const;
const at = (id: string, more = '') => `/admin/tour-guides?id=${id}${more}`;

/** Three that wait, the first of them open. */
async function three(over: Parameters<typeof opened>[2] = {}) {
  const ofId = (call: string) => {
    return ({ url }: { url: URL }) => {
      const id = ids.find((one) => url.pathname.includes(one)) ?? _id;
      return shownOf('tourGuide', { _id: id }).answers[call] as Answer;
    };
  };
  const one = keyOf('tourGuide', 'oneForAdmin');
  const page = await opened('tourGuide', `?id=${_id}`, {
    [`GET ${kinds.tourGuide.path}/all`]: lists(...ids.map((id) => shownOf('tourGuide', { _id: id }).listing)),
    ...{ [one]: ofId(one), [review]: ofId(review) },
    ...over,
  });
  await screen.findByRole('button', { name: /^Verify/ });
  return page;
}

test('a question about one listing is not asked of another that is gone back to, and names its own', async () => {
  const { user, title } = await three();
  await user.keyboard('j');
  await vi.waitFor(() => expect(address()).toBe(at(ids[1])));
  await screen.findByRole('button', { name: /^Verify/ });
  await user.keyboard('r');
  expect(within(dialog()).getByText(title)).toBeTruthy();
  await go(-1);
  expect(address()).toBe(at(_id));
  await screen.findByRole('button', { name: /^Verify/ });
  expect(screen.queryByRole('dialog')).toBeNull();
  await go(1);
  await screen.findByRole('button', { name: /^Verify/ });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['another listing', at(ids[2])],
  ['a form', at(ids[1], '&edit=1')],
  ['another page', `/admin/users?id=${_id}`],
  ['the list', '/admin/tour-guides'],
])('a decision whose answer comes late leaves %s open that was gone to meanwhile', async (_, elsewhere) => {
  let reply = (_: Answer) => {};
  const { user } = await three({
    [keyOf('tourGuide', 'verify')]: () =>
      new Promise<Answer>((resolve) => {
        reply = resolve;
      }),
  });
  await user.keyboard('a');
  await go(elsewhere);
  await act(async () => reply(says({ _id, status: 'approved', version: 4 })));
  await screen.findByRole('button', { name: /^Undo/ });
  await act(async () => {});
  expect(address()).toBe(elsewhere);
});

test('a decision whose answer comes while its listing is open leads to the next', async () => {
  const { user } = await three({
    [keyOf('tourGuide', 'verify')]: says({ _id, status: 'approved', version: 4 }),
  });
  await user.keyboard('a');
  await vi.waitFor(() => expect(address()).toBe(at(ids[1])));
});

/** Three of which the first is being rejected: the answer is still out. */
async function rejecting() {
  let reply = (_: Answer) => {};
  const page = await three({
    [keyOf('tourGuide', 'verify')]: () =>
      new Promise<Answer>((resolve) => {
        reply = resolve;
      }),
  });
  const reject = async () => {
    await page.user.keyboard('r');
    fill(within(dialog()).getByLabelText(/^Reason/), 'Its licence cannot be read.');
    await page.press('Reject', dialog());
  };
  await reject();
  return { ...page, reject, reply: (answer: Answer) => act(async () => reply(answer)) };
}
const leaves: [string, (page: Awaited<ReturnType<typeof rejecting>>) => Promise<unknown>][] = [
  ['its listing was left', () => go(at(ids[1]))],
  ['its question was closed', ({ press }) => press('Cancel', dialog())],
];

test.each(leaves)('a rejection that fails after %s is told on the page', async (_, leave) => {
  const page = await rejecting();
  await leave(page);
  await page.reply('away');
  await screen.findByText(/^The guide could not be rejected\./);
  // Its answer was lost, and it may have been taken.
  expect(screen.queryByText(/was not sent/)).toBeNull();
});

test('a rejection that is sent while another is on its way says that it was not', async () => {
  const { reject } = await rejecting();
  await go(at(ids[1]));
  await screen.findByRole('button', { name: /^Verify/ });
  await reject();
  await within(dialog()).findByText('Another decision is still being sent. Please try again in a moment.');
});
