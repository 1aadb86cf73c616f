import { expect, test, vi } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';
import { Button } from '../form/button.tsx';
import { copyText } from './copy-text.ts';

const copy = () => copyText('https://serendib.test/trip', 'It is copied.', 'Hold it to copy it.');

test('what is copied can be pasted, and what a browser refuses is said', async () => {
  const { user } = await openPage(<Button onClick={copy}>Copy</Button>);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('It is copied.');
  expect(writeText).toHaveBeenCalledWith('https://serendib.test/trip');
  writeText.mockRejectedValueOnce(new DOMException('Not allowed.', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Hold it to copy it.');
});
