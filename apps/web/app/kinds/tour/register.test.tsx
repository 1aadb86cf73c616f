import { expect, test, vi } from 'vitest';
import {
  type Answer,
  alertWith,
  answer,
  fill,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import * as register from './register.tsx';

async function opened(reply: Answer = 'away', mode = 'paused', free: object = {}) {
  signIn();
  const heard = answer({
    'GET /payments/mode': says({ mode }),
    'GET /free-months': lists({ kind: 'tour', endsAt: null, ...free }),
    'POST /free-months': says({ kind: 'tour', state: 'taken', endsAt: null, awaitsSubmission: true }),
    'GET /payments/user': lists(),
    'GET /tours/my-submissions': lists(),
    'POST /tours/partnership': reply,
  });
  await openPage(routeAt('/submit-tour-partnership', register), '/submit-tour-partnership');
  await screen.findByText('Submit tour');
  const named = (name: string) =>
    document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  return { ...heard, named };
}

// Proves TOUR-FORM-03, TOUR-FORM-04, OWN-LIMIT-06.
test.each([
  ['description', 300],
  ['highlights', 200],
  ['included', 200],
  ['notIncluded', 200],
  ['message', 200],
])('the %s of a tour is counted as it is typed, out of %i', async (name, most) => {
  const { named } = await opened();
  const words = () => named(name).closest('.field')?.textContent;
  fill(named(name), 'Lunches');
  expect(words()).toMatch(new RegExp(`(^|\\D)7 / ${most}$`));
  fill(named(name), 'x'.repeat(most + 1));
  expect(words()).toMatch(new RegExp(`(^|\\D)${most + 1} / ${most}$`));
});

test('the words of a day are counted, out of as many as there may be', async () => {
  await opened();
  const counted = (label: string, typed: string) => {
    fill(screen.getByLabelText(label), typed);
    return screen.getByLabelText(label).closest('.field')?.textContent;
  };
  expect(counted('Day', 'x'.repeat(61))).toContain('61 / 60');
  expect(counted('What happens', 'By train')).toContain('8 / 1000');
});

const fillTour = async (named: (name: string) => HTMLInputElement) => {
  named('isExternal').click();
  await vi.waitFor(() => fill(named('bookingUrl'), 'https://tea.example.lk'));
  fill(named('name'), 'Tea and trains');
  fill(named('location'), 'Nuwara Eliya');
  fill(named('description'), 'Kandy to Ella by rail and on foot.');
  fill(named('contactPhone'), '081 234 5678');
  fill(named('priceRange'), '200-300');
  fill(screen.getByLabelText(/^Image URL/), 'https://example.lk/tea.jpg');
  screen.getByText('Add').click();
};

// Proves TOUR-FORM-02, OWN-ERROR-27.
test('a tour that cannot be sent says so, in the words of the server where it has any', async () => {
  const { named, answers, sent } = await opened(refuses('No tours are taken on Poya days.', 409, 'CONFLICT'));
  await fillTour(named);
  screen.getByText('Submit tour').click();
  await alertWith('No tours are taken on Poya days.');
  expect(sent.at(-1)?.body).toMatchObject({ name: 'Tea and trains', isExternal: true });
  answers['POST /tours/partnership'] = 'away';
  screen.getByText('Submit tour').click();
  await alertWith('An error occurred during submission.');
});

const noVoucher = refuses('No valid payment voucher found.', 402, 'VOUCHER_REQUIRED');
const takeFree = 'Take the free months for a tour';
const buy = 'Buy a month for LKR\u00a02,000';
const buttonsOf = (place: Element | null | undefined) =>
  [...(place?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);

test('whose first tour is free and was not sent yet is not asked for money', async () => {
  await opened('away', 'simulator', { state: 'taken', awaitsSubmission: true });
  const notice = (await screen.findByText('Your first tour is free')).closest('.notice');
  expect(notice?.getAttribute('data-kind')).toBe('good');
  expect(buttonsOf(document.body)).not.toContain(buy);
});

test('once the free tour was sent the next one costs what it costs', async () => {
  await opened('away', 'simulator', { state: 'taken', awaitsSubmission: false });
  const notice = (await screen.findByText(/^A tour costs/)).closest('.notice');
  expect(buttonsOf(notice)).toEqual([buy]);
});

test('the free months are offered first where they can be taken, above the form and where it was refused', async () => {
  const { named, sent, answers } = await opened(noVoucher, 'simulator', { state: 'open' });
  const notice = (await screen.findByText(/^Your first tour costs nothing/)).closest('.notice');
  expect(buttonsOf(notice)).toEqual([takeFree, buy]);
  await fillTour(named);
  screen.getByText('Submit tour').click();
  const refused = await alertWith('No valid payment voucher found.');
  expect(buttonsOf(refused)).toEqual([takeFree, buy]);
  (await screen.findAllByRole('button', { name: takeFree })).at(-1)?.click();
  await screen.findByText('Your first tour is free: send this form again.');
  expect(sent.at(-1)).toEqual({ call: 'POST /free-months', body: { kind: 'tour' } });
  screen.getByText('Your first tour is free');
  // Another tab has spent them meanwhile.
  answers['POST /tours/partnership'] = noVoucher;
  screen.getByText('Submit tour').click();
  await vi.waitFor(async () =>
    expect(buttonsOf(await alertWith('No valid payment voucher found.'))).toEqual([buy]),
  );
});
