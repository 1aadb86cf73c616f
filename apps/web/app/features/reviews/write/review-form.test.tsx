import { expect, test, vi } from 'vitest';
import {
  type Answer,
  act,
  alertWith,
  answer,
  cleanup,
  fill,
  lists,
  openPage,
  refuses,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import { ReviewPrompt } from './review-prompt.tsx';

const words = 'Calm in the bends, early at the gate.';
const mine = { _id: 'review', rating: 4, comment: words, travelled: '2026-08', isWaiting: false };

async function opened(reply: Answer, before: Answer = lists()) {
  signIn();
  const heard = answer({
    'GET /reviews/mine': before,
    'GET /reviews/journey': says({ agreed: null, scores: null }),
    'POST /reviews': reply,
  });
  const prompt = <ReviewPrompt itemType="vehicle" itemId="van" name="Toyota KDH" />;
  const page = await openPage(prompt, '/vehicles/van');
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const comment = () => screen.getByLabelText<HTMLTextAreaElement>(/^Comment/);
  const month = () => screen.getByLabelText<HTMLSelectElement>(/^When did you travel/);
  const writes = async (value = words) => {
    fill(comment(), value);
    await page.user.selectOptions(month(), month().options[2]?.value ?? '');
  };
  const form = () => screen.findByRole('form', { name: 'Review of Toyota KDH' });
  return { ...page, ...heard, press, comment, month, writes, form };
}
const sentOf = ({ sent }: { sent: { call: string; body: unknown }[] }) =>
  sent.filter(({ call }) => call === 'POST /reviews').map(({ body }) => body);
const focused = (element: () => Element) => vi.waitFor(() => expect(document.activeElement).toBe(element()));

// Proves BUSINESS-RULE-07, BUSINESS-RULE-08.
test('a comment and a month are asked for, and five that nobody touched is asked about once', async () => {
  const page = await opened(says({ ...mine, isWaiting: true }));
  const { press, comment, writes, form, user } = page;
  await press('Write a review');
  await form();
  const five = () => screen.getByRole<HTMLInputElement>('radio', { name: '5, Wonderful' });
  expect(five().checked).toBe(true);
  await press('Send review');
  await screen.findByText('Please write a comment.');
  await focused(comment);
  fill(comment(), words);
  await press('Send review');
  await screen.findByText(/^Please say when you travelled/);
  await writes();
  await press('Send review');
  await focused(() => screen.getByText(/^Five of five was set beforehand\./));
  expect(sentOf(page)).toEqual([]);
  await press('Choose the rating');
  await focused(five);
  await user.click(screen.getByRole('radio', { name: '4, Very good' }));
  await press('Send review');
  await screen.findByText('Thank you. Our team looks at your review before it is shown.');
  expect(sentOf(page)).toMatchObject([{ itemType: 'vehicle', itemId: 'van', rating: 4, comment: words }]);
});

test('five that was meant is sent with one press more, and is not asked about where it was chosen', async () => {
  const page = await opened(says(mine));
  await page.press('Write a review');
  await page.form();
  await page.writes();
  await page.press('Send review');
  await page.press('Yes, send it with five');
  await screen.findByText('Thank you. Your review is there for everybody to read.');
  expect(sentOf(page)).toMatchObject([{ rating: 5 }]);
});

test('what was written stays where it cannot be sent, and is there again after the page was left', async () => {
  const { press, comment, writes, form, answers } = await opened('away');
  await press('Write a review');
  await form();
  await writes();
  await press('Send review');
  await press('Yes, send it with five');
  await alertWith('We cannot be reached just now');
  expect(comment().value).toBe(words);
  answers['POST /reviews'] = refuses('You cannot review what you offer yourself.', 403, 'FORBIDDEN');
  await press('Yes, send it with five');
  await alertWith('You cannot review what you offer yourself.');
  cleanup();
  const again = await opened('away');
  await again.form();
  expect(again.comment().value).toBe(words);
});

test('who offers the thing reads at once that it is not theirs to review, before a word is written', async () => {
  const { press, answers } = await opened('away');
  answers['GET /reviews/journey'] = says({ agreed: null, scores: null, isOwn: true });
  await press('Write a review');
  await focused(() => screen.getByText('You cannot review what you offer yourself.'));
  expect(screen.queryByRole('form')).toBeNull();
});

test('what was written in another tab than the one of the sign-out is its writer’s alone', async () => {
  const { press, comment, writes, form } = await opened('away');
  await press('Write a review');
  await form();
  await writes();
  const session = (change: () => void) =>
    act(async () => {
      change();
      window.dispatchEvent(new StorageEvent('storage'));
    });
  await session(() => window.localStorage.removeItem('token'));
  screen.getByText('Sign in to write a review');
  await session(() => signIn({ _id: 'maja' }));
  expect(screen.queryByRole('form')).toBeNull();
  await press('Write a review');
  await form();
  expect(comment().value).toBe('');
  await session(signIn);
  await form();
  expect(comment().value).toBe(words);
});

test('who has said something before changes it, and is not asked about the five', async () => {
  const page = await opened(says({ ...mine, rating: 5 }), lists({ ...mine, rating: 5 }));
  const { press, comment, form } = page;
  await press('Write a review');
  await form();
  expect(comment().value).toBe(words);
  fill(comment(), 'Late at the gate.');
  await press('Save changes');
  await screen.findByText('Your review is changed.');
  expect(sentOf(page)).toMatchObject([{ rating: 5, comment: 'Late at the gate.', travelled: '2026-08' }]);
});

test('a change of who is new here waits as the first words did', async () => {
  const page = await opened(says({ ...mine, isWaiting: true }), lists(mine));
  await page.press('Write a review');
  await page.form();
  fill(page.comment(), 'Late at the gate.');
  await page.press('Save changes');
  await screen.findByText(/Our team looks at your review before it is shown/);
  expect(sentOf(page)).toMatchObject([{ rating: 4, comment: 'Late at the gate.', travelled: '2026-08' }]);
});

test('what one said is deleted after it was said what goes with it, and a refusal is told there', async () => {
  const page = await opened('away', lists(mine));
  const { press, form, answers, sent } = page;
  await press('Write a review');
  await form();
  fill(page.comment(), 'Half of a sentence');
  await press('Delete this review');
  const dialog = await screen.findByRole('dialog', { name: 'Delete this review?' });
  expect(dialog.textContent).toContain('Your rating, your words and the month of your journey go for good');
  const confirm = () => page.user.click(within(dialog).getByRole('button', { name: 'Delete this review' }));
  answers['DELETE /reviews/{id}'] = refuses('Our team has hidden this review.', 409, 'CONFLICT');
  await confirm();
  await within(dialog).findByText('Our team has hidden this review.');
  answers['DELETE /reviews/{id}'] = { status: 204 };
  await confirm();
  await screen.findByText('Your review is gone.');
  expect(sent.filter(({ call }) => call.startsWith('DELETE')).map(({ call }) => call)).toEqual(
    Array(2).fill('DELETE /reviews/review'),
  );
  await vi.waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  answers['GET /reviews/mine'] = lists();
  await press('Write a review');
  await form();
  expect(page.comment().value).toBe('');
  expect(screen.queryByRole('button', { name: 'Delete this review' })).toBeNull();
});
