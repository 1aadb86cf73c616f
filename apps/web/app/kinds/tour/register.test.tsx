// @vitest-environment happy-dom
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

async function opened(reply: Answer = 'away') {
  signIn();
  const heard = answer({
    'GET /payments/mode': says({ mode: 'paused' }),
    'GET /payments/user': lists(),
    'GET /tours/my-submissions': lists(),
    'POST /tours/partnership': reply,
  });
  await openPage(routeAt('/submit-tour-partnership', register), '/submit-tour-partnership');
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

// Proves TOUR-FORM-02, OWN-ERROR-27.
test('a tour that cannot be sent says so, in the words of the server where it has any', async () => {
  const { named, answers, sent } = await opened(refuses('No tours are taken on Poya days.', 409, 'CONFLICT'));
  named('isExternal').click();
  await vi.waitFor(() => fill(named('bookingUrl'), 'https://tea.example.lk'));
  fill(named('name'), 'Tea and trains');
  fill(named('location'), 'Nuwara Eliya');
  fill(named('description'), 'Kandy to Ella by rail and on foot.');
  fill(named('contactPhone'), '081 234 5678');
  fill(named('priceRange'), '200-300');
  fill(screen.getByLabelText(/^Image URL/), 'https://example.lk/tea.jpg');
  screen.getByText('Add').click();
  screen.getByText('Submit tour').click();
  await alertWith('No tours are taken on Poya days.');
  expect(sent.at(-1)?.body).toMatchObject({ name: 'Tea and trains', isExternal: true });
  answers['POST /tours/partnership'] = 'away';
  screen.getByText('Submit tour').click();
  await alertWith('An error occurred during submission.');
});
