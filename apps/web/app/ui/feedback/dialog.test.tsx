import { expect, test, vi } from 'vitest';
import SearchDialog from '~/features/search/search-dialog.tsx';
import { openPage, screen } from '~/testing/open-page.tsx';
import { Dialog } from './dialog.tsx';

const onClose = vi.fn();
const dialogs = {
  'a dialog': () => (
    <Dialog open title="Why?" onClose={onClose}>
      <input />
    </Dialog>
  ),
  'the search': () => <SearchDialog onClose={onClose} />,
};

test.each(Object.entries(dialogs))(
  '%s closes by a press beside it, and not where words that are marked within end beside',
  async (_, Shown) => {
    onClose.mockClear();
    const { user } = await openPage(<Shown />);
    const dialog = screen.getByRole('dialog');
    const field = dialog.querySelector('input') as HTMLElement;
    const from = (target: HTMLElement, to = target) =>
      user.pointer([{ keys: '[MouseLeft>]', target }, { target: to }, { keys: '[/MouseLeft]', target: to }]);
    const clicked = vi.fn();
    dialog.addEventListener('click', ({ target }) => clicked(target));
    await from(field, dialog);
    expect(clicked).toHaveBeenLastCalledWith(dialog);
    await from(field);
    expect(onClose).not.toHaveBeenCalled();
    await from(dialog);
    expect(onClose).toHaveBeenCalledOnce();
  },
);
