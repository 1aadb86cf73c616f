import { useLoaderData } from 'react-router';
import { expect, test, vi } from 'vitest';
import { alertWith, answer, fill, openPage, refuses, says, screen, signIn } from '~/testing/open-page.tsx';
import AnswerForm from './answer-form.tsx';

const updatedAt = '2027-01-01T09:00:00Z';
const reply = { text: 'Come again in whale season.', at: '2027-01-02T09:00:00Z', isEarlier: false };

// Proves BUSINESS-RULE-11.
test('an answer is taken away after a question, which says it where that fails', async () => {
  signIn();
  const { sent, answers } = answer({ 'DELETE /reviews/{id}/reply': 'away' });
  const onDone = vi.fn();
  const review = { _id: 'one', userName: 'Maja Lindgren', updatedAt, reply };
  const { user } = await openPage(<AnswerForm review={review} onDone={onDone} />);
  const press = (name: string) =>
    user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLButtonElement);
  await press('Take the answer away');
  expect(screen.getByRole('dialog').textContent).toContain(
    'Are you sure you want to take your answer away? This action cannot be undone.',
  );
  await press('Cancel');
  expect([sent, screen.queryByRole('dialog')]).toEqual([[], null]);
  await press('Take the answer away');
  await press('Take the answer away');
  await alertWith('Your answer could not be taken away.');
  expect(onDone).not.toHaveBeenCalled();
  answers['DELETE /reviews/{id}/reply'] = { status: 204 };
  await press('Take the answer away');
  await screen.findByText('Your answer is gone.');
  expect([sent.length, onDone.mock.calls.length]).toEqual([2, 1]);
});

test('an answer that was not sent is there again after a sign-out that came by itself, until it is sent or given up', async () => {
  signIn();
  answer({ 'PUT /reviews/{id}/reply': says({}) });
  const review = { _id: 'one', userName: 'Maja Lindgren', updatedAt, reply };
  const opened = async () => {
    const page = await openPage(<AnswerForm review={review} onDone={() => {}} />);
    return { ...page, field: screen.getByLabelText<HTMLTextAreaElement>(/^Your answer/) };
  };
  const first = await opened();
  fill(first.field, 'We had rain that week.');
  first.unmount();
  const again = await opened();
  expect(again.field.value).toBe('We had rain that week.');
  await again.user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await screen.findByText('Your answer is there for everybody to read.');
  again.unmount();
  const after = await opened();
  expect(after.field.value).toBe(reply.text);
  fill(after.field, 'We had rain.');
  await after.user.click(screen.getByRole('button', { name: 'Cancel' }));
  after.unmount();
  expect((await opened()).field.value).toBe(reply.text);
});

test('an answer that comes back says that it was kept, and leads back to the answer that stands there by now; the figure is of what stands there', async () => {
  signIn();
  answer({});
  const of = (text: string) => ({
    _id: 'one',
    userName: 'Maja Lindgren',
    updatedAt,
    reply: { ...reply, text },
  });
  const opened = async (text: string) => {
    const page = await openPage(<AnswerForm review={of(text)} onDone={() => {}} />);
    return { ...page, field: screen.getByLabelText<HTMLTextAreaElement>(/^Your answer/) };
  };
  const notice = () => screen.queryByText('Continue where you left off');
  const figure = () => screen.getByText(/^\d+ \/ \d+$/).textContent?.split(' ')[0];
  const first = await opened('Come again.');
  expect([notice(), figure()]).toEqual([null, '11']);
  fill(first.field, 'We had');
  first.unmount();
  const again = await opened('Sent from the phone.');
  expect([again.field.value, figure(), notice()]).toEqual(['We had', '6', expect.anything()]);
  await again.user.type(again.field, ' rain');
  await again.user.click(screen.getByRole('button', { name: 'Start anew' }));
  expect([again.field.value, figure(), notice()]).toEqual(['Sent from the phone.', '20', null]);
  expect(document.activeElement).toBe(again.field);
  again.unmount();
  expect((await opened('Sent from the phone.')).field.value).toBe('Sent from the phone.');
});

test('an answer that is refused for no field says so to those who hear the page', async () => {
  signIn();
  answer({ 'PUT /reviews/{id}/reply': refuses('This review is gone.', 404, 'NOT_FOUND') });
  const review = { _id: 'one', userName: 'Maja Lindgren', updatedAt, reply };
  const { user } = await openPage(<AnswerForm review={review} onDone={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await alertWith('This review is gone.');
});

test('an answer says which words it answers; where these were changed meanwhile, it stays and is sent for those that stand there by now', async () => {
  signIn();
  const stale = 'This review was changed while you were answering it. Please read it again.';
  const { sent, answers } = answer({ 'PUT /reviews/{id}/reply': refuses(stale, 409, 'STALE_VERSION') });
  const days = [updatedAt, '2027-01-03T09:00:00Z'];
  const loader = () => ({ _id: 'one', userName: 'Maja Lindgren', updatedAt: days.shift() ?? 'later' });
  const { user } = await openPage({
    ...{ path: '/', loader, HydrateFallback: () => null },
    Component: () => <AnswerForm review={useLoaderData<typeof loader>()} onDone={() => {}} />,
  });
  const text = 'Thank you so much!';
  fill(await screen.findByLabelText<HTMLTextAreaElement>(/^Your answer/), text);
  const send = () => user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await send();
  await alertWith(stale);
  answers['PUT /reviews/{id}/reply'] = says({});
  await send();
  await screen.findByText('Your answer is there for everybody to read.');
  expect(sent.map(({ body }) => body)).toEqual([
    { text, updatedAt },
    { text, updatedAt: '2027-01-03T09:00:00Z' },
  ]);
});
