// @vitest-environment happy-dom
import type { Editor } from '@tiptap/react';
import { expect, test, vi } from 'vitest';
import * as newBlog from '~/kinds/blog/register.tsx';
import { act, answer, lists, openPage, routeAt, says, screen, signIn } from '~/testing/open-page.tsx';

const rest = {
  'GET /payments/mode': says({ mode: 'paused' }),
  'GET /payments/user': lists(),
};
/** A photo whose address is that of its file. */
const photo = (name: string) => new File(['x'], `${name}.jpg`, { type: 'image/jpeg' });
const named = ({ body }: { body: unknown }) => ((body as FormData).get('image') as File).name;

const input = (inputType: string, data: string) =>
  new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true });

/** The form of a story, with the editor in it. */
async function opens(answers: Parameters<typeof answer>[0] = {}) {
  signIn();
  const heard = answer({
    ...rest,
    'POST /media': (sent) => says({ url: `https://example.lk/${named(sent)}` }),
    ...answers,
  });
  const { user } = await openPage(routeAt('/submit-sponsored-blog', newBlog), '/submit-sponsored-blog');
  const box = (await screen.findByRole('textbox', { name: 'Content' })) as HTMLElement & { editor: Editor };
  const { editor } = box;
  const choose = (name: string) =>
    user.upload(screen.getByLabelText('Picture', { selector: 'input' }), photo(name));
  /** What stands in the story, block by block. */
  const blocks = () =>
    (editor.getJSON().content ?? []).map(({ attrs, content = [] }) =>
      attrs?.src
        ? attrs.src.replace('https://example.lk/', '')
        : content.map((each) => 'text' in each && each.text).join(''),
    );
  return { ...heard, user, box, editor, choose, blocks };
}

test('a picture stays when another is put in, and when words follow it', async () => {
  const { user, editor, choose, blocks } = await opens();
  await act(async () => void editor.commands.setContent('<p>On the train</p><p>At the station</p>'));
  await act(async () => void editor.commands.setTextSelection(13));
  for (const name of ['a', 'b']) {
    await choose(name);
    await vi.waitFor(() => expect(blocks()).toContain(`${name}.jpg`));
  }
  await act(async () => editor.view.focus());
  await user.keyboard('So');
  expect(blocks()).toEqual(['On the train', 'a.jpg', 'b.jpg', 'So', 'At the station']);
});

test.each([
  ['composed', (box: HTMLElement) => void box.dispatchEvent(input('insertCompositionText', 'අ'))],
  ['put in by a telephone', (box: HTMLElement) => void box.dispatchEvent(input('insertText', 'අ'))],
  ['pasted', (_: HTMLElement, editor: Editor) => void editor.view.pasteText('අ')],
])('a picture that is chosen stays when something is %s', async (_, write) => {
  const { box, editor, choose, blocks } = await opens();
  await choose('a');
  await vi.waitFor(() => expect(blocks()).toEqual(['a.jpg', '']));
  await act(async () => write(box, editor));
  expect(blocks()[0]).toBe('a.jpg');
  // Where the browser puts what it composes.
  expect(editor.state.selection.$from.parent.type.name).toBe('paragraph');
});
