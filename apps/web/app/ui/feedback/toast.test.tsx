import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { act, openPage, screen } from '~/testing/open-page.tsx';
import { Dialog } from './dialog.tsx';
import { toast } from './toast.tsx';

function Share() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} title="Share the stay" onClose={() => setOpen(false)}>
      <button type="button" onClick={() => toast('The link is copied.')}>
        Copy link
      </button>
    </Dialog>
  );
}

test('what is said in passing is said within the open dialog, behind which nothing is heard, and stays when it closes', async () => {
  const { user } = await openPage(<Share />);
  const dialog = screen.getByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const words = screen.getByText('The link is copied.');
  expect(words.closest('dialog')).toBe(dialog);
  expect(words.closest('[aria-live]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('The link is copied.').closest('dialog')).toBeNull();
});

test('a message on a page that nobody has touched wakes what shows it', async () => {
  await openPage(<p />);
  const woken = vi.fn();
  addEventListener('hydrate-all', woken, { once: true });
  act(() => toast('Signed in.'));
  expect(woken).toHaveBeenCalledOnce();
  expect(screen.getByText('Signed in.').closest('[role="status"]')).not.toBeNull();
});
