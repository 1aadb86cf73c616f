import { expect, test } from 'vitest';
import { alertWith, openPage, screen } from '~/testing/open-page.tsx';
import { ConfirmedDialog } from './confirmed-dialog.tsx';

test('a confirmation that a browser closes while it is sent stands again, and says of what it was refused', async () => {
  let refuse: () => void = () => {};
  const sent = new Promise<void>((_, reject) => {
    refuse = () => reject(new Error());
  });
  const { user } = await openPage(
    <ConfirmedDialog
      title="Delete the stay?"
      confirm="Delete"
      onClose={() => {}}
      work={() => sent}
      failed={() => 'It could not be deleted.'}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  // As by a second Escape, which a page cannot refuse.
  dialog.close();
  refuse();
  expect((await alertWith('It could not be deleted.')).closest('dialog')).toBe(dialog);
  expect(dialog.open).toBe(true);
});
