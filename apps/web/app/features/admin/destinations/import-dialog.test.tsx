import type { ImportReport } from '@serendib/contract/destinations/admin-endpoints';
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answer, act, answer, openPage, refuses, says, screen } from '~/testing/open-page.tsx';
import { ImportDialog } from './import-dialog.tsx';

const report: ImportReport = {
  isDone: false,
  created: 0,
  changed: 0,
  same: 0,
  wrong: 1,
  lines: [],
  version: 'of the first',
};

test('the corrected file of the same name is read again, and its name stands beside the report', async () => {
  const { sent } = answer({ 'POST /admin/destinations/import': says(report) });
  const { user } = await openPage(<ImportDialog open onClose={() => {}} onDone={() => {}} />);
  const input = screen.getByLabelText(/^CSV file/);
  const file = new File(['name\n'], 'places.csv', { type: 'text/csv' });
  for (const times of [1, 2]) {
    await user.upload(input, file);
    await screen.findByText('0 new, 0 changed, 0 the same, 1 wrong');
    expect(sent).toHaveLength(times);
  }
  expect(screen.getByText('places.csv')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ csv: 'name\n', dryRun: true }));
});

test('what is imported is the file that was reported, though another was chosen while it was being read', async () => {
  const replies: ((reply: Answer) => void)[] = [];
  const { sent } = answer({
    'POST /admin/destinations/import': () => new Promise<Answer>((reply) => replies.push(reply)),
  });
  const { user } = await openPage(<ImportDialog open onClose={() => {}} onDone={() => {}} />);
  const input = screen.getByLabelText(/^CSV file/);
  await user.upload(input, new File(['name\nElla\n'], 'first.csv', { type: 'text/csv' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const second = new File(['name\nGalle\n'], 'second.csv', { type: 'text/csv' });
  await user.upload(input, second);
  // What is dropped upon it asks for no press.
  fireEvent.change(input, { target: { files: [second] } });
  await act(async () => replies[0]?.(says({ ...report, wrong: 0, created: 1 })));
  await screen.findByText('1 new, 0 changed, 0 the same, 0 wrong');
  expect(screen.getByText('first.csv')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toEqual({ csv: 'name\nElla\n', dryRun: false, version: 'of the first' });
  await act(async () => replies[1]?.(says({ ...report, wrong: 0, created: 1 })));
});

test('where a place was changed since the report, what would be done now is shown before anything is', async () => {
  const words =
    'A destination of this file was changed since the report. Please look again before importing.';
  const first: ImportReport = { ...report, wrong: 0, changed: 1 };
  const second: ImportReport = { ...first, changed: 2, version: 'of the second' };
  const replies = [
    ...[says(first), refuses(words, 409, 'STALE_VERSION'), says(second)],
    says({ ...second, isDone: true }),
  ];
  const { sent } = answer({ 'POST /admin/destinations/import': () => replies[sent.length - 1] as Answer });
  const onClose = vi.fn();
  const { user } = await openPage(<ImportDialog open onClose={onClose} onDone={() => {}} />);
  await user.upload(
    screen.getByLabelText(/^CSV file/),
    new File(['name\n'], 'places.csv', { type: 'text/csv' }),
  );
  await screen.findByText('0 new, 1 changed, 0 the same, 0 wrong');
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText(words);
  expect(screen.getByText('0 new, 2 changed, 0 the same, 0 wrong')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const importing = { csv: 'name\n', dryRun: false };
  expect(sent.map(({ body }) => body)).toEqual([
    ...[
      { csv: 'name\n', dryRun: true },
      { ...importing, version: 'of the first' },
    ],
    ...[
      { csv: 'name\n', dryRun: true },
      { ...importing, version: 'of the second' },
    ],
  ]);
});

test('“Import” keeps the keyboard while it is sent, when it is refused, and where the file has become wrong meanwhile', async () => {
  const asked: ((reply: Answer) => void)[] = [];
  answer({ 'POST /admin/destinations/import': () => new Promise<Answer>((reply) => asked.push(reply)) });
  const { user } = await openPage(<ImportDialog open onClose={() => {}} onDone={() => {}} />);
  const good = says({ ...report, wrong: 0, created: 1 });
  const replies = async (times: number, reply: Answer) => {
    await vi.waitFor(() => expect(asked).toHaveLength(times));
    await act(async () => asked.at(-1)?.(reply));
  };
  await user.upload(
    screen.getByLabelText(/^CSV file/),
    new File(['name\n'], 'places.csv', { type: 'text/csv' }),
  );
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Import' });
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await replies(1, good);
  await screen.findByText(/^1 new/);
  await user.click(button());
  const keeps = () => expect([document.activeElement, button().disabled]).toEqual([button(), false]);
  await vi.waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  keeps();
  await replies(2, refuses('No.', 500, 'INTERNAL'));
  await screen.findByRole('alert');
  keeps();
  await user.keyboard('{Enter}');
  await replies(3, says(report));
  await screen.findByText(/1 wrong$/);
  keeps();
  await user.keyboard('{Enter}');
  expect(asked).toHaveLength(3);
});
