// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { type Answer, answer, fill, openPage, screen } from '~/testing/open-page.tsx';
import { ContactForm } from './contact-form.tsx';

test('a message whose answer was lost is sent again with its key, and another message with another', async () => {
  const keys: (string | null)[] = [];
  const answered = { with: 'away' as Answer };
  answer({
    'POST /contact': ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return answered.with;
    },
  });
  const { user } = await openPage(<ContactForm refused={undefined} />);
  fill(screen.getByLabelText(/^Your name/), 'Ana');
  fill(screen.getByLabelText(/^Your email/), 'ana@example.pt');
  fill(screen.getByLabelText(/^Subject/), 'A ride to Ella');
  const send = async (message: string, times: number) => {
    fill(screen.getByLabelText(/^Message/), message);
    await user.click(await screen.findByRole('button', { name: 'Send message' }));
    await vi.waitFor(() => expect(keys).toHaveLength(times));
    await screen.findByRole('alert');
  };
  await send('Is the road open?', 1);
  await send('Is the road open?', 2);
  await send('Is the road open in May?', 3);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[2]]);
  expect(keys[2]).not.toBe(keys[0]);
});
