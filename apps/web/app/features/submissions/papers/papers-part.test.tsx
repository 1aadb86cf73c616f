import { expect, onTestFinished, test, vi } from 'vitest';
import * as edit from '~/routes/submissions/edit.tsx';
import {
  type Answer,
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
import { ownId as id, ownListing, restOfEditor } from '../testing.ts';

const own = ownListing('vehicle');
const kept = (type: string): Answer =>
  says({ _id: type, type, addedAt: '2027-01-01T00:00:00Z', decidedAt: null });
const photo = (name: string) => new File(['x'], `${name}.jpg`, { type: 'image/jpeg' });

/** The form of one's vehicle, with the papers beneath it. */
async function opens(answers: Parameters<typeof answer>[0]) {
  signIn();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
  onTestFinished(() => void vi.restoreAllMocks());
  const heard = answer({
    ...restOfEditor,
    'GET /vehicles/{id}': says(own),
    'PUT /vehicles/owner/{id}': says(own),
    'GET /papers/{id}/photo': says(''),
    ...answers,
  });
  const { user } = await openPage(routeAt('/vehicle-edit/:id', edit), `/vehicle-edit/${id}`);
  const part = within(await screen.findByRole('region', { name: 'Photos of your papers' }));
  const add = (label: string) =>
    user.upload(part.getByLabelText(`Add a photo of: ${label}`), photo(label.toLowerCase()));
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));
  const calls = () => heard.sent.map(({ call }) => call).filter((call) => !call.startsWith('GET'));
  return { ...heard, user, part, add, save, calls };
}

/** From here on all of what is sent has gone out at once, and its answer is yet to come. */
function goesOutWhole() {
  const Sending = XMLHttpRequest;
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Sending {
      override send(body: XMLHttpRequestBodyInit | null) {
        super.send(body);
        this.upload.onprogress?.call(this, new ProgressEvent('progress', { loaded: 1, total: 1 }));
      }
    },
  );
}

test('the form waits for a paper on its way, and each of two that are added at once is sent', async () => {
  const arrives = Promise.withResolvers<void>();
  const typeOf = (body: unknown) => String((body as FormData).get('type'));
  const { part, add, save, calls, sent } = await opens({
    'POST /papers': ({ body }) => arrives.promise.then(() => kept(typeOf(body))),
  });
  await add('Permit');
  await add('Insurance');
  expect(part.getAllByText(/Sending your picture/).map(({ textContent }) => textContent)).toEqual([
    'permit.jpg: Sending your picture, 0 %',
    'insurance.jpg: Sending your picture, 0 %',
  ]);
  await save();
  await act(async () => {});
  expect(calls()).toEqual(['POST /papers', 'POST /papers']);
  arrives.resolve();
  await screen.findByText('Elsewhere');
  expect(calls()).toEqual(['POST /papers', 'POST /papers', `PUT /vehicles/owner/${id}`]);
  const forms = sent.filter(({ call }) => call === 'POST /papers').map(({ body }) => body as FormData);
  expect(
    forms.map((form) => [form.get('type'), form.get('listingId'), (form.get('paper') as File).name]),
  ).toEqual([
    ['permit', id, 'permit.jpg'],
    ['insurance', id, 'insurance.jpg'],
  ]);
});

test('a paper is sent once the list of those that were there has come, and stands with them', async () => {
  const listed = Promise.withResolvers<void>();
  const { part, add, calls } = await opens({
    'POST /papers': kept('permit'),
    'GET /papers': () =>
      listed.promise.then(() =>
        lists({ _id: 'old', type: 'insurance', addedAt: '2026-01-01T00:00:00Z', decidedAt: null }),
      ),
  });
  await add('Permit');
  await part.findByText(/^permit.jpg: Sending your picture/);
  await act(async () => {});
  expect(calls()).toEqual([]);
  listed.resolve();
  await part.findByRole('button', { name: 'Delete Insurance, photo 1' });
  expect(await part.findByRole('button', { name: 'Delete Permit, photo 1' })).toBeTruthy();
});

test('a paper that is taken back while that list is on its way is not sent, and the form waits for neither', async () => {
  const { user, part, add, save, calls } = await opens({ 'GET /papers': 'never' });
  await add('Permit');
  await save();
  await user.click(part.getByRole('button', { name: 'Take picture away: permit.jpg' }));
  await screen.findByText('Elsewhere');
  expect(calls()).toEqual([`PUT /vehicles/owner/${id}`]);
});

test('the form is not sent without a paper that did not arrive, which is sent again or taken away', async () => {
  const { user, part, add, save, calls, answers } = await opens({
    'POST /papers': refuses('Our disk is full.', 507, 'INTERNAL'),
  });
  await add('Permit');
  await add('Insurance');
  await alertWith('permit.jpg: Our disk is full.');
  await alertWith('insurance.jpg: Our disk is full.');
  await save();
  await alertWith('A photo did not arrive. Please send it again or take it away.');
  const again = () => part.getAllByRole('button', { name: /^Try again: / });
  expect([calls().length, document.activeElement]).toEqual([2, again()[0]]);
  answers['POST /papers'] = kept('permit');
  await user.click(again()[0] as HTMLElement);
  await part.findByRole('button', { name: 'Delete Permit, photo 1' });
  await user.click(part.getByRole('button', { name: 'Take picture away: insurance.jpg' }));
  expect(screen.queryByText(/^A photo did not arrive/)).toBeNull();
  await save();
  await screen.findByText('Elsewhere');
  expect(calls().slice(2)).toEqual(['POST /papers', `PUT /vehicles/owner/${id}`]);
});

test('as long as one of two papers that failed stands there, it is said', async () => {
  const { user, part, add, save, answers } = await opens({ 'POST /papers': 'away' });
  await add('Permit');
  await add('Insurance');
  await alertWith(/^insurance.jpg/);
  await save();
  const said = 'A photo did not arrive. Please send it again or take it away.';
  await alertWith(said);
  answers['POST /papers'] = kept('permit');
  await user.click(part.getAllByRole('button', { name: /^Try again: / })[0] as HTMLElement);
  await part.findByRole('button', { name: 'Delete Permit, photo 1' });
  await alertWith(said);
  answers['POST /papers'] = 'away';
  await add('Permit');
  await alertWith(/^permit.jpg/);
  await user.click(part.getByRole('button', { name: 'Take picture away: permit.jpg' }));
  await alertWith(said);
  await user.click(part.getByRole('button', { name: 'Take picture away: insurance.jpg' }));
  expect(screen.queryByText(said)).toBeNull();
});

test('a paper on its way is taken back, and the form waits for it no longer', async () => {
  const { user, part, add, save, calls } = await opens({ 'POST /papers': 'never' });
  await add('Permit');
  await save();
  await act(async () => {});
  expect(calls()).toEqual(['POST /papers']);
  await user.click(part.getByRole('button', { name: 'Take picture away: permit.jpg' }));
  await screen.findByText('Elsewhere');
  expect(calls()).toEqual(['POST /papers', `PUT /vehicles/owner/${id}`]);
});

test('of papers on their way and of those that failed each is taken away by its name, and the keyboard goes on where another is added', async () => {
  const { user, part, add, answers } = await opens({ 'POST /papers': 'never' });
  await add('Permit');
  await add('Insurance');
  answers['POST /papers'] = 'away';
  await add('Insurance');
  await alertWith(/^insurance.jpg/);
  const named = (name: string) => part.getAllByRole('button', { name: `Take picture away: ${name}.jpg` });
  expect([named('permit').length, named('insurance').length]).toEqual([1, 2]);
  for (const label of ['Insurance', 'Insurance', 'Permit']) {
    named(label.toLowerCase()).at(-1)?.focus();
    await user.keyboard('{Enter}');
    const another = part.getByLabelText(`Add a photo of: ${label}`);
    await vi.waitFor(() => expect(document.activeElement).toBe(another));
  }
});

test('a paper that had gone out whole when it was taken back is deleted before the form is sent', async () => {
  const arrives = Promise.withResolvers<void>();
  const { user, part, add, save, calls } = await opens({
    'POST /papers': () => arrives.promise.then(() => kept('permit')),
    'DELETE /papers/{id}': { status: 204 },
  });
  goesOutWhole();
  await add('Permit');
  await part.findByText('permit.jpg: Sending your picture, 100 %');
  await save();
  await user.click(part.getByRole('button', { name: 'Take picture away: permit.jpg' }));
  expect(part.queryByText(/Sending your picture/)).toBeNull();
  await act(async () => {});
  expect(calls()).toEqual(['POST /papers']);
  await act(async () => arrives.resolve());
  await screen.findByText('Elsewhere');
  expect(calls()).toEqual(['POST /papers', 'DELETE /papers/permit', `PUT /vehicles/owner/${id}`]);
});

test('a paper that is kept though its answer was lost is found in the list: shown, not sent twice, and deleted where it is taken away', async () => {
  const { user, part, add, save, calls, answers } = await opens({
    'POST /papers': 'away',
    'DELETE /papers/{id}': { status: 204 },
  });
  const listed = (...types: string[]) =>
    lists(...types.map((type) => ({ _id: type, type, addedAt: '2027-01-01T00:00:00Z', decidedAt: null })));
  // It is there at once.
  answers['GET /papers'] = listed('permit');
  await add('Permit');
  await part.findByRole('button', { name: 'Delete Permit, photo 1' });
  expect(part.queryByRole('button', { name: /^Try again/ })).toBeNull();
  // It cannot be asked for before it is sent again.
  answers['GET /papers'] = 'away';
  await add('Insurance');
  await alertWith(/^insurance.jpg/);
  answers['GET /papers'] = listed('permit', 'insurance');
  await user.click(part.getByRole('button', { name: 'Try again: insurance.jpg' }));
  await part.findByRole('button', { name: 'Delete Insurance, photo 1' });
  // It was not there yet.
  await add('Driving licence');
  await alertWith(/^driving licence.jpg/);
  answers['GET /papers'] = listed('permit', 'insurance', 'licence');
  await user.click(part.getByRole('button', { name: 'Take picture away: driving licence.jpg' }));
  await save();
  await screen.findByText('Elsewhere');
  expect(calls()).toEqual([
    ...['POST /papers', 'POST /papers', 'POST /papers'],
    ...['DELETE /papers/licence', `PUT /vehicles/owner/${id}`],
  ]);
});

test('a lost paper is found also where the list of those that were there could not be had as the form opened', async () => {
  const { user, part, add, save, calls, answers } = await opens({
    'GET /papers': 'away',
    'POST /papers': 'away',
    'DELETE /papers/{id}': { status: 204 },
  });
  await alertWith('Your papers could not be loaded.');
  // Without it nothing is sent.
  await add('Permit');
  await alertWith('permit.jpg: Your papers could not be loaded.');
  const paper = (type: string) => ({ _id: type, type, addedAt: '2027-01-01T00:00:00Z', decidedAt: null });
  const answered = [lists(paper('insurance')), lists(paper('insurance'), paper('permit'))];
  answers['GET /papers'] = () => answered.shift() ?? 'away';
  await user.click(part.getByRole('button', { name: 'Try again: permit.jpg' }));
  await part.findByRole('button', { name: 'Delete Permit, photo 1' });
  expect(part.getAllByRole('button', { name: /^Delete / })).toHaveLength(2);
  expect(part.queryByRole('button', { name: /^Try again/ })).toBeNull();
  // Taken away it is deleted, too.
  await add('Driving licence');
  await alertWith(/^driving licence.jpg/);
  answers['GET /papers'] = lists(paper('insurance'), paper('permit'), paper('licence'));
  await user.click(part.getByRole('button', { name: 'Take picture away: driving licence.jpg' }));
  await save();
  await screen.findByText('Elsewhere');
  expect(calls()).toEqual([
    ...['POST /papers', 'POST /papers', 'DELETE /papers/licence'],
    `PUT /vehicles/owner/${id}`,
  ]);
});

test('a paper is not taken for another of its type that is on its way', async () => {
  const arrives = Promise.withResolvers<void>();
  const { part, add, answers } = await opens({
    'POST /papers': () => arrives.promise.then(() => kept('permit')),
  });
  await add('Permit');
  answers['POST /papers'] = 'away';
  answers['GET /papers'] = lists({
    ...{ _id: 'permit', type: 'permit' },
    ...{ addedAt: '2027-01-01T00:00:00Z', decidedAt: null },
  });
  await add('Permit');
  await act(async () => {});
  arrives.resolve();
  await part.findByRole('button', { name: 'Delete Permit, photo 1' });
  await alertWith(/^permit.jpg/);
  expect(part.getAllByRole('button', { name: /^Delete / })).toHaveLength(1);
});

test('a lost paper that is taken away while the list cannot be had: that the papers are not known is said', async () => {
  const { user, part, add, answers } = await opens({ 'POST /papers': 'away' });
  answers['GET /papers'] = 'away';
  await add('Permit');
  await alertWith(/^permit.jpg/);
  await user.click(part.getByRole('button', { name: 'Take picture away: permit.jpg' }));
  await alertWith('Your papers could not be loaded.');
});

test('who hears the page hears that a paper is sent, that it has arrived or why not, and no percent between', async () => {
  const arrives = Promise.withResolvers<void>();
  const { user, part, add, answers } = await opens({
    'POST /papers': () => arrives.promise.then(() => kept('permit')),
  });
  goesOutWhole();
  await add('Permit');
  const percent = await part.findByText('permit.jpg: Sending your picture, 100 %');
  expect(percent.closest('[role="status"], [aria-live]')).toBeNull();
  const said = part.getByRole('status');
  expect(said.textContent).toBe('permit.jpg is being sent.');
  arrives.resolve();
  await vi.waitFor(() => expect(said.textContent).toBe('permit.jpg has arrived.'));
  answers['POST /papers'] = 'away';
  await add('Insurance');
  await alertWith(/^insurance.jpg/);
  expect(said.textContent).toBe('');
  answers['POST /papers'] = kept('insurance');
  await user.click(part.getByRole('button', { name: /^Try again: / }));
  await vi.waitFor(() => expect(said.textContent).toBe('insurance.jpg has arrived.'));
});

test('a paper that was taken back and could not be deleted is shown, and that it is there is said', async () => {
  const arrives = Promise.withResolvers<void>();
  const { user, part, add, answers } = await opens({
    'POST /papers': () => arrives.promise.then(() => kept('permit')),
    'DELETE /papers/{id}': 'away',
  });
  goesOutWhole();
  await add('Permit');
  await part.findByText('permit.jpg: Sending your picture, 100 %');
  await user.click(part.getByRole('button', { name: 'Take picture away: permit.jpg' }));
  arrives.resolve();
  await part.findByRole('button', { name: 'Delete Permit, photo 1' });
  await alertWith('The photo could not be deleted.');
  answers['DELETE /papers/{id}'] = { status: 204 };
  await user.click(part.getByRole('button', { name: 'Delete Permit, photo 1' }));
  await user.click(part.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => screen.queryByText('The photo could not be deleted.')).toBeNull();
});

// Proves BUSINESS-RULE-11.
test('a paper that is kept is deleted after a question, which says it where that fails, and the keyboard goes on where another is added', async () => {
  const { user, part, add, calls, answers } = await opens({
    'POST /papers': kept('permit'),
    'DELETE /papers/{id}': 'away',
  });
  await add('Permit');
  const press = async (name: string) => {
    (await part.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  };
  await press('Delete Permit, photo 1');
  const dialog = part.getByRole('dialog', { name: 'Delete this photo?' });
  expect(dialog.textContent).toContain('Permit, photo 1');
  expect(dialog.textContent).toContain(
    'Are you sure you want to delete this photo? This action cannot be undone.',
  );
  await press('Cancel');
  expect([calls(), part.queryByRole('dialog')]).toEqual([['POST /papers'], null]);
  await press('Delete Permit, photo 1');
  await press('Delete');
  await alertWith('The photo could not be deleted.');
  answers['DELETE /papers/{id}'] = { status: 204 };
  await press('Delete');
  const another = part.getByLabelText('Add a photo of: Permit');
  await vi.waitFor(() => expect(document.activeElement).toBe(another));
  expect([part.queryByRole('dialog'), part.queryByText('Delete')]).toEqual([null, null]);
  expect(calls().slice(1)).toEqual(['DELETE /papers/permit', 'DELETE /papers/permit']);
});

test('a paper has as long as a photo has to be sent', async () => {
  // A second takes ten milliseconds here.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), ms / 100);
    return late.signal;
  });
  const { part, add } = await opens({
    'POST /papers': () => new Promise((done) => setTimeout(() => done(kept('permit')), 600)),
  });
  await add('Permit');
  await part.findByRole('button', { name: 'Delete Permit, photo 1' });
});
