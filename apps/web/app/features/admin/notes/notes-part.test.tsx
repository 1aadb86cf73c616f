import { expect, test } from 'vitest';
import {
  alertWith,
  answer,
  fill,
  lists,
  openPage,
  refuses,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import { NotesPart } from './notes-part.tsx';

const note = {
  ...{ _id: 'one', at: '2027-01-02T09:00:00Z', authorId: 'ruvini', authorName: 'Ruvini Alwis' },
  text: 'Called, no answer.',
};

// Proves BUSINESS-RULE-11.
test('a note is deleted after a question, which says it where that fails', async () => {
  signIn({ _id: 'ruvini', role: 'admin' });
  const { sent, answers } = answer({
    'GET /admin/notes': lists(note),
    'DELETE /admin/notes/{id}': 'away',
  });
  const { user } = await openPage(<NotesPart about={{ listingId: 'van' }} />);
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const deleted = () => sent.filter(({ call }) => call.startsWith('DELETE')).length;
  await screen.findByText(note.text);
  await press(/^Delete the note of/);
  expect(screen.getByRole('dialog').textContent).toContain(
    'Are you sure you want to delete this note? This action cannot be undone.',
  );
  await press('Cancel');
  expect([deleted(), screen.queryByRole('dialog')]).toEqual([0, null]);
  await press(/^Delete the note of/);
  await press('Delete');
  await alertWith('The note could not be deleted.');
  answers['DELETE /admin/notes/{id}'] = { status: 204 };
  await press('Delete');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect([deleted(), screen.queryByText(note.text)]).toEqual([2, null]);
});

test('a note that was not sent is there again, of whom it is about alone, until it is kept', async () => {
  signIn({ _id: 'ruvini', role: 'admin' });
  answer({ 'GET /admin/notes': lists(), 'POST /admin/notes': says(note) });
  const opened = async (userId: string) => {
    const page = await openPage(<NotesPart about={{ userId }} />);
    return { ...page, field: screen.getByLabelText<HTMLTextAreaElement>(/^Add a note/) };
  };
  const first = await opened('nimal');
  fill(first.field, 'Called twice.');
  first.unmount();
  const other = await opened('maja');
  expect(other.field.value).toBe('');
  other.unmount();
  const again = await opened('nimal');
  expect(again.field.value).toBe('Called twice.');
  await again.user.click(screen.getByRole('button', { name: 'Keep the note' }));
  await screen.findByText(note.text);
  expect(again.field.value).toBe('');
  again.unmount();
  expect((await opened('nimal')).field.value).toBe('');
});

test('of very many notes the earlier ones come when they are asked for, where the keyboard goes on, until all are there', async () => {
  signIn({ _id: 'ruvini', role: 'admin' });
  const more = { link: '</api/admin/notes?userId=gihan&cursor=next>; rel="next"', 'x-total-count': '2' };
  const earlier = { ...note, _id: 'two', text: 'Wrote to them.' };
  const { answers } = answer({
    'GET /admin/notes': ({ url }) => (url.searchParams.has('cursor') ? 'away' : says([note], more)),
    'DELETE /admin/notes/{id}': { status: 204 },
  });
  const { user } = await openPage(<NotesPart about={{ userId: 'gihan' }} />);
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  await screen.findByText(note.text);
  await press('Earlier ones');
  await alertWith('The notes could not be loaded.');
  answers['GET /admin/notes'] = ({ url }) => says(url.searchParams.has('cursor') ? [earlier] : []);
  await press('Earlier ones');
  await screen.findByText(earlier.text);
  expect(document.activeElement?.textContent).toContain(earlier.text);
  expect(screen.getByText(note.text)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Earlier ones' })).toBeNull();
});

test('a note that is not kept, and notes that cannot be loaded, are said to those who hear the page', async () => {
  signIn({ _id: 'ruvini', role: 'admin' });
  answer({
    'GET /admin/notes': refuses('Not now.', 503, 'UNAVAILABLE'),
    'POST /admin/notes': refuses('This listing is gone.', 404, 'NOT_FOUND'),
  });
  const { user } = await openPage(<NotesPart about={{ listingId: 'van' }} />);
  await alertWith('Not now.');
  await user.type(screen.getByLabelText(/^Add a note/), 'Called.');
  await user.click(screen.getByRole('button', { name: 'Keep the note' }));
  await alertWith('This listing is gone.');
});

test('a note of nothing is not kept, and one with words stands in the list', async () => {
  signIn({ _id: 'ruvini', role: 'admin' });
  const { sent, answers } = answer({ 'GET /admin/notes': lists(), 'POST /admin/notes': says(note) });
  const { user } = await openPage(<NotesPart about={{ listingId: 'bus' }} />);
  const keep = () => user.click(screen.getByRole('button', { name: 'Keep the note' }));
  const posted = () => sent.filter(({ call }) => call === 'POST /admin/notes').map(({ body }) => body);
  await keep();
  await screen.findByText('Please write something.');
  expect(posted()).toEqual([]);
  answers['GET /admin/notes'] = lists(note);
  fill(screen.getByLabelText(/^Add a note/), note.text);
  await keep();
  expect((await screen.findByRole('listitem')).textContent).toContain(note.text);
  expect(posted()).toMatchObject([{ listingId: 'bus', text: note.text }]);
});
