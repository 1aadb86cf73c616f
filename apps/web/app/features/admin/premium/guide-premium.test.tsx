import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { expect, test, vi } from 'vitest';
import {
  type Answer,
  alertWith,
  answer,
  cleanup,
  fill,
  openPage,
  refuses,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import { Feature, FeaturedField } from './feature.tsx';
import { GuidePremium } from './guide-premium.tsx';

const why = 'The desk is closed.';
const calls = {
  extend: 'POST /admin/tour-guides/{id}/extend-premium',
  cancel: 'DELETE /admin/tour-guides/{id}/premium',
  history: 'GET /admin/tour-guides/{id}/payment-history',
  restore: 'PATCH /tour-guides/{id}/restore-premium',
};

async function opened(guide: { isPremium: boolean; hadPremiumBefore: boolean }, answers = {}) {
  signIn({ role: 'admin' });
  const heard = answer(answers as Record<string, Answer>);
  let changes = 0;
  const page = await openPage(
    <GuidePremium guide={{ _id: 'sunil', ...guide } as never} onChanged={() => void changes++} />,
  );
  const press = (name: string, where: HTMLElement = document.body) =>
    page.user.click(within(where).getByRole('button', { name }));
  return { ...page, ...heard, press, changed: () => changes };
}
const premium = { isPremium: true, hadPremiumBefore: true };
const ended = { isPremium: false, hadPremiumBefore: true };

// Proves ADMIN-PAGE-10, OWN-ROLE-08, ADMIN-ERROR-14, ADMIN-ERROR-15, ADMIN-ERROR-17.
test('premium is extended, and cancelled after a question', async () => {
  const { press, sent, changed } = await opened(premium, {
    [calls.extend]: says({}),
    [calls.cancel]: { status: 204 },
  });
  await press('Extend Premium');
  await screen.findByText('Premium subscription extended by 30 days');
  await press('Cancel Premium');
  const sure = screen.getByRole('dialog', { name: 'Cancel premium?' });
  expect(sure.textContent).toContain('Are you sure you want to cancel this premium subscription?');
  expect(sure.textContent).toContain('What was paid for ends as well, and no money goes back');
  expect(sure.textContent).toContain('The owner is told by mail. This cannot be undone.');
  expect(sent).toHaveLength(1);
  await press('Cancel premium', sure);
  await screen.findByText('Premium subscription cancelled');
  expect(changed()).toBe(2);
});

// Proves ADMIN-PAGE-11, BUSINESS-RULE-10, OWN-STATE-18, OWN-STATE-19, OWN-STATE-20, ADMIN-ERROR-13.
// Proves OWN-LIMIT-14.
test('premium that was there before is restored for a whole number of days', async () => {
  const { press, sent } = await opened(ended, {
    [calls.history]: says({ hadPremium: true, periods: [] }),
    [calls.restore]: says({}),
  });
  await press('Restore Premium');
  const dialog = await screen.findByRole('dialog', { name: 'Restore premium' });
  const days = within(dialog).getByLabelText<HTMLInputElement>('Number of days');
  expect(days.value).toBe('30');
  for (const wrong of ['none', '0', '-3', '1.5', ' ', '1e2']) {
    fill(days, '45');
    await vi.waitFor(() => expect(within(dialog).queryByText(/^Please enter/)).toBeNull());
    fill(days, wrong);
    await press('Restore', dialog);
    await within(dialog).findByText('Please enter a valid number of days');
  }
  expect(sent).toHaveLength(1);
  fill(days, '45');
  await press('Restore', dialog);
  await screen.findByText('Premium status restored for 45 days');
  expect(sent.at(-1)?.body).toEqual({ durationDays: 45 });
});

// Proves OWN-STATE-19.
test('premium that was never there is not restored', async () => {
  const { press } = await opened(ended, { [calls.history]: says({ hadPremium: false, periods: [] }) });
  await press('Restore Premium');
  const never = await screen.findByRole('dialog', { name: 'Nothing to restore' });
  expect(never.textContent).toContain(
    'This guide never had premium. Please use the regular upgrade process.',
  );
  await press('OK', never);
  expect(screen.queryByRole('dialog')).toBeNull();
});

// Proves ADMIN-ERROR-12.
test('a number of days stays with what failed', async () => {
  const { press } = await opened(ended, {
    [calls.history]: says({ hadPremium: true, periods: [] }),
    [calls.restore]: refuses(why),
  });
  await press('Restore Premium');
  const dialog = await screen.findByRole('dialog', { name: 'Restore premium' });
  const days = within(dialog).getByLabelText<HTMLInputElement>('Number of days');
  fill(days, '77');
  await press('Restore', dialog);
  await alertWith(`Failed to restore premium status: ${why}`);
  expect(days.value).toBe('77');
});

// Proves ADMIN-ERROR-19.
test('premium that cannot be extended, cancelled or featured is said so', async () => {
  const { press } = await opened(premium, { [calls.extend]: refuses(why), [calls.cancel]: refuses(why) });
  await press('Extend Premium');
  await screen.findByText(`The premium could not be extended. ${why}`);
  await press('Cancel Premium');
  await press('Cancel premium', screen.getByRole('dialog', { name: 'Cancel premium?' }));
  await screen.findByText(`The premium could not be cancelled. ${why}`);
  cleanup();
  answer({ [feature]: refuses(why) });
  const listing = { _id: 'sunil', isPremium: true, featuredStatus: 'none' } as never;
  const { user } = await openPage(<Feature kind="tourGuide" listing={listing} onChanged={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Feature' }));
  await screen.findByText(new RegExp(`featured.*${why}`));
});

test('a guide that never had premium is not offered to have it restored', async () => {
  await opened({ isPremium: false, hadPremiumBefore: false });
  expect(screen.queryByRole('button')).toBeNull();
});

const feature = 'PATCH /admin/tour-guides/{id}/feature';
// Proves ADMIN-PAGE-09, OWN-STATE-13, OWN-STATE-14, OWN-STATE-15.
test.each([
  ['none', 'Feature', 'Featured on the home page.', 'homepage'],
  ['homepage', 'Unfeature', 'No longer featured.', 'none'],
] as const)(
  'a premium guide that is featured %s can be changed',
  async (featuredStatus, verb, words, status) => {
    signIn({ role: 'admin' });
    const { sent } = answer({ [feature]: says({}) });
    const listing = { _id: 'sunil', isPremium: true, featuredStatus } as never;
    const { user } = await openPage(
      <>
        <Feature kind="tourGuide" listing={listing} onChanged={() => {}} />
        <FeaturedField kind="tourGuide" listing={listing} onChanged={() => {}} />
      </>,
    );
    screen.getByRole('button', { name: 'Save: Featured' });
    await user.click(screen.getByRole('button', { name: verb }));
    await screen.findByText(words);
    expect(sent.at(-1)?.body).toEqual({ status });
  },
);

test('the choice of where a guide is featured keeps the keyboard while it is saved, and takes no second one', async () => {
  signIn({ role: 'admin' });
  const { sent } = answer({ [feature]: 'never' });
  const listing = { _id: 'sunil', isPremium: true, featuredStatus: 'none' } as never;
  const { user } = await openPage(<FeaturedField kind="tourGuide" listing={listing} onChanged={() => {}} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Featured');
  const save = screen.getByRole('button', { name: 'Save: Featured' });
  await user.selectOptions(field, 'destination');
  await user.selectOptions(field, 'homepage');
  expect(sent).toEqual([]);
  await user.click(save);
  expect([field.disabled, field.value, document.activeElement]).toEqual([false, 'homepage', save]);
  await user.selectOptions(field, 'none');
  await user.click(save);
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ status: 'homepage' }]);
});

test('where a guide is featured is shown as it was saved last, where another choice is refused', async () => {
  signIn({ role: 'admin' });
  const { answers } = answer({ [feature]: says({}) });
  const listing = { _id: 'sunil', isPremium: true, featuredStatus: 'none' } as never;
  const { user } = await openPage(<FeaturedField kind="tourGuide" listing={listing} onChanged={() => {}} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Featured');
  const choose = async (status: string) => {
    await user.selectOptions(field, status);
    await user.click(screen.getByRole('button', { name: 'Save: Featured' }));
  };
  await choose('destination');
  await screen.findByText('Saved where it is featured.');
  answers[feature] = refuses(why);
  await choose('homepage');
  await screen.findByText(new RegExp(`featured.*${why}`));
  await expect.poll(() => field.value).toBe('destination');
});

// Proves OWN-STATE-14, OWN-STATE-15.
test('without premium nothing is featured', async () => {
  const listing = { _id: 'sunil', isPremium: false, featuredStatus: 'none' } as never;
  await openPage(
    <>
      <Feature kind="tourGuide" listing={listing} onChanged={() => {}} />
      <FeaturedField kind="tourGuide" listing={listing} onChanged={() => {}} />
    </>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByLabelText('Featured')).toBeNull();
});

// Proves ADMIN-PAGE-04, OWN-STATE-13.
test.each([
  ['tourGuide', 'homepage', 'Featured on the home page.', ['Not featured', 'Homepage', 'Destination']],
  ['businessListing', 'homepage', 'Featured on the home page.', ['Not featured', 'Homepage']],
  ['vehicle', 'destination', 'Featured on the pages of destinations.', ['Not featured', 'Destination']],
] as const)(
  'a %s is featured where travellers are shown what is: %s',
  async (kind, status, words, offered) => {
    signIn({ role: 'admin' });
    const { sent } = answer({ [keyOf(kind, 'feature')]: says({}) });
    const listing = { _id: 'one', isPremium: true, featuredStatus: 'none' } as never;
    const { user } = await openPage(
      <>
        <Feature kind={kind} listing={listing} onChanged={() => {}} />
        <FeaturedField kind={kind} listing={listing} onChanged={() => {}} />
      </>,
    );
    const field = screen.getByLabelText<HTMLSelectElement>('Featured');
    expect([...field.options].map(({ text }) => text)).toEqual(offered);
    await user.click(screen.getByRole('button', { name: 'Feature' }));
    await screen.findByText(words);
    expect(sent.at(-1)?.body).toEqual({ status });
  },
);

test('where a call has featured a vehicle is said, though it is offered nowhere', async () => {
  signIn({ role: 'admin' });
  const listing = { _id: 'one', isPremium: true, featuredStatus: 'homepage' } as never;
  await openPage(<FeaturedField kind="vehicle" listing={listing} onChanged={() => {}} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Featured');
  expect(field.selectedOptions[0]?.text).toBe('Homepage');
});
