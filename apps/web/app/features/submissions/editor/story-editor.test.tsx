import type { Editor } from '@tiptap/react';
import { expect, test, vi } from 'vitest';
import * as newBlog from '~/kinds/blog/register.tsx';
import {
  act,
  alertWith,
  answer,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';

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
  const { user, unmount } = await openPage(
    routeAt('/submit-sponsored-blog', newBlog),
    '/submit-sponsored-blog',
  );
  const box = (await screen.findByRole('textbox', { name: 'Content' })) as HTMLElement & { editor: Editor };
  const { editor } = box;
  const choose = (name: string) =>
    user.upload(screen.getByLabelText('Picture', { selector: 'input' }), photo(name));
  const pasteWith = (html: string, ...names: string[]) =>
    act(async () => {
      const getData = (type: string) => (type === 'text/html' ? html : '');
      const clipboardData = { files: names.map(photo), getData };
      box.dispatchEvent(
        Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
      );
    });
  const paste = (...names: string[]) => pasteWith('', ...names);
  /** What stands in the story, block by block. */
  const blocks = () =>
    (editor.getJSON().content ?? []).map(({ attrs, content = [] }) =>
      attrs?.src
        ? attrs.src.replace('https://example.lk/', '')
        : content.map((each) => 'text' in each && each.text).join(''),
    );
  return { ...heard, user, unmount, box, editor, choose, paste, pasteWith, blocks };
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
  [
    'composed',
    (box: HTMLElement) => void box.dispatchEvent(new Event('compositionstart', { bubbles: true })),
  ],
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

test('what is in Sinhala is previewed as its page shows it: in lines, and with the voice, of its own', async () => {
  const { user, editor } = await opens();
  await user.type(screen.getByLabelText(/^Title/), 'පහයි හතළිස් හත');
  await act(async () => void editor.commands.setContent('<p>මහනුවර සිට</p>', { emitUpdate: true }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = within(screen.getByRole('dialog', { name: 'Preview' }));
  expect(preview.getByRole('heading', { level: 3 }).lang).toBe('si');
  expect(preview.getByText('මහනුවර සිට').closest<HTMLElement>('.prose')?.lang).toBe('si');
});

test('a picture that arrives leaves the keyboard where it is, and stands where it was chosen', async () => {
  const arrives = Promise.withResolvers<void>();
  const { user, box, editor, choose, blocks } = await opens({
    'POST /media': (sent) => arrives.promise.then(() => says({ url: `https://example.lk/${named(sent)}` })),
  });
  await act(async () => void editor.commands.setContent('<p>On the train</p>'));
  await choose('a');
  // One writes on at once.
  await vi.waitFor(() => expect(document.activeElement).toBe(box));
  await user.keyboard('so fa');
  const title = screen.getByLabelText<HTMLInputElement>(/^Title/);
  await user.type(title, 'The 5:47 ');
  await act(async () => arrives.resolve());
  await vi.waitFor(() => expect(blocks()).toContain('a.jpg'));
  await act(async () => void (await new Promise(requestAnimationFrame)));
  await user.keyboard('from Kandy');
  expect([document.activeElement, title.value]).toEqual([title, 'The 5:47 from Kandy']);
  await act(async () => editor.view.focus());
  await user.keyboard('r');
  expect(blocks()).toEqual(['On the train', 'a.jpg', 'so far']);
});

test('pictures that are pasted together are sent one by one, and stand as they follow each other', async () => {
  const slow = Promise.withResolvers<void>();
  const { paste, blocks, sent } = await opens({
    async 'POST /media'(one) {
      if (named(one) === 'a.jpg') await slow.promise;
      return says({ url: `https://example.lk/${named(one)}` });
    },
  });
  await paste('a', 'b', 'c');
  await act(async () => {});
  expect(sent.filter(({ call }) => call === 'POST /media')).toHaveLength(1);
  expect(screen.getByText('a.jpg is being sent.').getAttribute('role')).toBe('status');
  slow.resolve();
  await vi.waitFor(() => expect(blocks()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', '']));
  expect(await screen.findByText('c.jpg has arrived.')).toBeTruthy();
});

test('of words that come with a picture of themselves, as office programs copy them, the words are taken', async () => {
  const { pasteWith, blocks, sent } = await opens();
  const posted = () => sent.filter(({ call }) => call === 'POST /media').map(named);
  await pasteWith('<table><tr><td>On the train</td></tr></table>', 'rendered');
  await vi.waitFor(() => expect(blocks()).toContain('On the train'));
  expect(posted()).toEqual([]);
  // A picture that was copied on a page has its own tag beside it.
  await pasteWith('<meta charset="utf-8"><img src="https://other.test/a.jpg" alt="Tea">', 'a');
  await vi.waitFor(() => expect(blocks()).toContain('a.jpg'));
  expect(posted()).toEqual(['a.jpg']);
});

test('a picture on its way is taken back, and the next one follows; where the page is left, none does', async () => {
  const { user, box, paste, blocks, sent, answers, unmount } = await opens({ 'POST /media': 'never' });
  const begun = () => sent.filter(({ call }) => call === 'POST /media').map(named);
  await paste('a', 'b');
  await vi.waitFor(() => expect(begun()).toEqual(['a.jpg']));
  answers['POST /media'] = says({ url: 'https://example.lk/b.jpg' });
  await user.click(screen.getByRole('button', { name: 'Take picture away: a.jpg' }));
  await vi.waitFor(() => expect(blocks()).toEqual(['b.jpg', '']));
  await vi.waitFor(() => expect(document.activeElement).toBe(box));
  expect(screen.queryByText(/Sending your picture|could not be sent/)).toBeNull();

  answers['POST /media'] = 'never';
  await paste('c', 'd');
  await vi.waitFor(() => expect(begun()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']));
  unmount();
  await act(async () => {});
  expect(begun()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
});

test('a story is not sent without a picture that did not arrive, unless it is taken away', async () => {
  const story = { _id: '01a1fce3-4f2e-73d0-a91b-a0651cd32550' };
  const { user, box, editor, choose, blocks, sent, answers } = await opens({
    'POST /media': refuses('Our disk is full.', 507, 'INTERNAL'),
    'POST /blogs/sponsored': says(story),
  });
  await act(async () => void editor.commands.setContent('<p>On the train</p>', { emitUpdate: true }));
  await user.type(screen.getByLabelText(/^Title/), 'The 5:47');
  await choose('a');
  await alertWith('a.jpg: Our disk is full.');
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit blog' }));
  await submit();
  await screen.findAllByText('A photo did not arrive. Please send it again or take it away.');
  const times = (call: string) => sent.filter((one) => one.call === call).length;
  expect([times('POST /media'), times('POST /blogs/sponsored')]).toEqual([1, 0]);
  answers['POST /media'] = says({ url: 'https://example.lk/a.jpg' });
  await user.click(screen.getByRole('button', { name: 'Try again: a.jpg' }));
  await vi.waitFor(() => expect(blocks()).toEqual(['On the train', 'a.jpg', '']));
  expect(screen.queryByText(/^A photo did not arrive/)).toBeNull();

  answers['POST /media'] = 'away';
  await choose('b');
  await alertWith('b.jpg: This picture could not be sent.');
  await submit();
  await screen.findAllByText(/^A photo did not arrive/);
  await user.click(screen.getByRole('button', { name: 'Take picture away: b.jpg' }));
  await vi.waitFor(() => expect(screen.queryByText(/^A photo did not arrive/)).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(box));
  await submit();
  await screen.findByText('Elsewhere');
  expect(times('POST /blogs/sponsored')).toBe(1);
});
