import { expect, test, vi } from 'vitest';
import SearchDialog from '~/features/search/search-dialog.tsx';
import { act, openPage, screen, within } from '~/testing/open-page.tsx';
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

test.each(['cancel', 'close'])(
  'a dialog stays where a %s comes from within, as from the window for choosing a file, and closes by its own',
  async (type) => {
    onClose.mockClear();
    await openPage(
      <Dialog open title="Which?" onClose={onClose}>
        <input type="file" aria-label="File" />
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    const happens = (at: Element) =>
      act(async () => void at.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })));
    await happens(within(dialog).getByLabelText('File'));
    expect(onClose).not.toHaveBeenCalled();
    await happens(dialog);
    expect(onClose).toHaveBeenCalledOnce();
  },
);
