import { beforeEach, expect, test, vi } from 'vitest';
import * as threadRoute from '~/routes/inquiries/thread.tsx';
import {
  type Answer,
  alertWith,
  answer,
  fill,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
} from '~/testing/open-page.tsx';
import { at, thread, threadId } from '../testing.ts';

const send = 'POST /inquiries/{id}/messages';

beforeEach(() => {
  vi.setSystemTime(at);
});

test('while a refused message is sent again the place of its notice is kept unseen and unheard, and the same words are told anew', async () => {
  const { answers } = answer({
    'GET /inquiries/{id}': says(thread),
    'POST /inquiries/{id}/read': { status: 204 },
    [send]: refuses('Wait a little.', 409, 'CONFLICT'),
  });
  const { user } = await openPage(
    routeAt('/inquiries/:id', threadRoute),
    `/inquiries/${threadId}?key=secret`,
  );
  fill(await screen.findByLabelText(/^Write to Ruwan/), 'And a child seat?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const told = await alertWith('Wait a little.');

  const { promise, resolve } = Promise.withResolvers<Answer>();
  answers[send] = () => promise;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: 'Sending' });
  expect(screen.queryByRole('alert')).toBeNull();
  const place = screen.getByText('Wait a little.').closest('.invisible');
  expect(place?.querySelector('.notice')).not.toBeNull();

  resolve(refuses('Wait a little.', 409, 'CONFLICT'));
  expect(await alertWith('Wait a little.')).not.toBe(told);
  expect(screen.getAllByText('Wait a little.')).toHaveLength(1);

  answers[send] = says(thread);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(screen.queryByText('Wait a little.')).toBeNull());
});
