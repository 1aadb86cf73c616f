import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { act, fill, openPage, screen } from '~/testing/open-page.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { useApiForm } from './use-api-form.ts';

const sent: unknown[] = [];
const body = z.object({ town: z.string().min(2, 'Which town?') });

function TownForm() {
  const form = useApiForm({
    values: { town: '' },
    // As long as a browser may take for a module that it has.
    schema: () => sleep(50, body),
    send: async (values) => sent.push(values),
    failed: 'Not sent.',
  });
  return (
    <form {...form.attributes}>
      <TextField label="Town" {...form.field('town')} />
      <button type="submit">Send</button>
    </form>
  );
}

test('what stood there when the button was pressed is checked, not what is typed right after', async () => {
  await openPage(<TownForm />);
  const press = () => screen.getByRole('button').click();
  press();
  await screen.findByText('Which town?');

  press();
  await act(() => setImmediate());
  fill(screen.getByLabelText('Town'), 'Ella');
  await act(() => sleep(150));
  expect(sent).toEqual([]);

  press();
  await vi.waitFor(() => expect(sent).toEqual([{ town: 'Ella' }]));
});

test('what is begun while the form waits for something else is waited for as well', async () => {
  const works = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() };
  const send = vi.fn(async () => {});
  function PhotoForm() {
    const form = useApiForm({ values: {}, send, failed: 'Not sent.' });
    return (
      <form {...form.attributes}>
        <button type="button" onClick={() => form.waitFor(works.first.promise)}>
          Photo
        </button>
        <button type="button" onClick={() => form.waitFor(works.second.promise)}>
          Another
        </button>
        <button type="submit">Send</button>
      </form>
    );
  }
  const { user } = await openPage(<PhotoForm />);
  for (const name of ['Photo', 'Send', 'Another']) await user.click(screen.getByRole('button', { name }));
  works.first.resolve();
  await act(() => sleep(20));
  expect(send).not.toHaveBeenCalled();
  works.second.resolve();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});
