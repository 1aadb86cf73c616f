import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  type Answer,
  act,
  alertWith,
  answer,
  fill,
  openPage,
  refuses,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import { TestPage } from './test-page.tsx';

const checkout = 'POST /payments/payhere/create-checkout';
const begins = async (reply: Answer) => {
  signIn();
  const heard = answer({ [checkout]: reply });
  await openPage(<TestPage mode="simulator" />);
  // Sent past the browser's own look at the number, in which happy-dom is wrong about hundredths.
  const send = () =>
    act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Test payment' })));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Start test checkout' });
  await send();
  return { ...heard, button, send };
};

// Proves RESULT-13, RESULT-14, RESULT-15.
test('the page of test payments offers an amount and says what it takes', async () => {
  await openPage(<TestPage mode="simulator" />);
  const amount = screen.getByLabelText<HTMLInputElement>(/^Amount/);
  expect([amount.value, amount.min]).toEqual(['100', '1']);
  const said = document.body.textContent;
  const words = ['4916 2175 0161 1292', 'Any expiry date in the future', 'Any 3-digit CVV', '123456'];
  for (const one of words) expect(said).toContain(one);
});

// Proves STATE-12, ERROR-25.
test('what cannot be begun says why, and can be pressed again', async () => {
  const { button, sent, answers, send } = await begins('away');
  await alertWith('Failed to initialize payment');
  expect(button.getAttribute('aria-busy')).not.toBe('true');
  const words = 'The amount is at least LKR 1. Please load the page again.';
  answers[checkout] = refuses(words, 400, 'INVALID');
  fill(screen.getByLabelText(/^Amount/), '250');
  await send();
  await alertWith(words);
  expect(sent.map(({ body }) => body)).toMatchObject([{ amount: 100 }, { amount: 250 }]);
});

test('back by the browser’s own button, the page waits for nothing', async () => {
  const { button } = await begins('never');
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(button.getAttribute('aria-busy')).not.toBe('true');
});
