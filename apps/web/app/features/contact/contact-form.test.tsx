import { expect, test, vi } from 'vitest';
import * as contact from '~/routes/contact.tsx';
import { type Answer, act, answer, fill, openPage, routeAt, screen, signIn } from '~/testing/open-page.tsx';
import { ContactForm } from './contact-form.tsx';

test('a message that was not sent is there again in its tab, without what nobody sees, until it is sent', async () => {
  answer({ 'POST /contact': { status: 204 } });
  const opened = async () => {
    const page = await openPage(<ContactForm refused={undefined} />);
    return { ...page, field: (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label) };
  };
  const words = [/^Your name/, /^Your email/, /^Subject/, /^Message/];
  const first = await opened();
  for (const [at, text] of ['Ana', 'ana@example.pt', 'A ride to Ella', 'Is it open?'].entries())
    fill(first.field(words[at] as RegExp), text);
  first.unmount();
  const again = await opened();
  expect(words.map((label) => again.field(label).value)).toEqual([
    ...['Ana', 'ana@example.pt', 'A ride to Ella', 'Is it open?'],
  ]);
  screen.getByText('11 / 5000');
  expect(sessionStorage.getItem('draft::contact')).not.toContain('fax');
  await again.user.click(screen.getByRole('button', { name: 'Send message' }));
  await vi.waitFor(() => expect(sessionStorage.getItem('draft::contact')).toBeNull());
  again.unmount();
  const next = await opened();
  expect(words.map((label) => next.field(label).value)).toEqual(['', '', '', '']);
});

/** Another tab signs in or out. */
const session = (change: () => void) =>
  act(async () => {
    change();
    window.dispatchEvent(new StorageEvent('storage'));
  });

test('a message that a guest wrote goes over to who signs in, and of an account to nobody else', async () => {
  answer({});
  await openPage(<ContactForm refused={undefined} />);
  const field = () => screen.getByLabelText<HTMLInputElement>(/^Message/);
  fill(field(), 'Is it open?');
  await session(signIn);
  expect(field().value).toBe('Is it open?');
  await session(() => window.localStorage.removeItem('token'));
  expect(field().value).toBe('');
  await session(() => signIn({ _id: 'maja' }));
  expect(field().value).toBe('');
  await session(signIn);
  expect(field().value).toBe('Is it open?');
});

test('a message that an account has written is not written over by what is typed while nobody is signed in', async () => {
  answer({});
  await openPage(<ContactForm refused={undefined} />);
  const field = () => screen.getByLabelText<HTMLInputElement>(/^Message/);
  await session(signIn);
  fill(field(), 'Is the road to Ella open in May?');
  await session(() => window.localStorage.removeItem('token'));
  fill(field(), 'Ana');
  await session(signIn);
  expect(field().value).toBe('Is the road to Ella open in May?');
});

test('what a guest sends while they sign in in another tab is kept for nobody', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const { sent } = answer({ 'POST /contact': () => promise });
  const { user } = await openPage(<ContactForm refused={undefined} />);
  fill(screen.getByLabelText(/^Your name/), 'Ana');
  fill(screen.getByLabelText(/^Your email/), 'ana@example.pt');
  fill(screen.getByLabelText(/^Subject/), 'A ride to Ella');
  fill(screen.getByLabelText(/^Message/), 'Is it open?');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await session(signIn);
  resolve({ status: 204 });
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  // The page goes on: what was sent cannot be sent again.
  screen.getByRole('button', { name: 'Sending' });
});

test('a message whose answer was lost is sent again with its key, and another message with another', async () => {
  const keys: (string | null)[] = [];
  const answered = { with: 'away' as Answer };
  answer({
    'POST /contact': ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return answered.with;
    },
  });
  const { user } = await openPage(<ContactForm refused={undefined} />);
  fill(screen.getByLabelText(/^Your name/), 'Ana');
  fill(screen.getByLabelText(/^Your email/), 'ana@example.pt');
  fill(screen.getByLabelText(/^Subject/), 'A ride to Ella');
  const send = async (message: string, times: number) => {
    fill(screen.getByLabelText(/^Message/), message);
    await user.click(await screen.findByRole('button', { name: 'Send message' }));
    await vi.waitFor(() => expect(keys).toHaveLength(times));
    const said = await screen.findByRole('alert');
    // In sight of who has just pressed the button.
    const isBelow = screen.getByLabelText(/^Message/).compareDocumentPosition(said);
    expect(isBelow & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  };
  await send('Is the road open?', 1);
  await send('Is the road open?', 2);
  await send('Is the road open in May?', 3);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[2]]);
  expect(keys[2]).not.toBe(keys[0]);
});

// Without scripts the server reads it: html/ways.journey.ts.
test('a message is mended and sent, and nothing typed is lost', async () => {
  const { sent } = answer({ 'POST /contact': { status: 204 } });
  const { user, container } = await openPage(routeAt('/contact', contact), '/contact');
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  fill(field(/^Your name/), 'Ana Sousa');
  fill(field(/^Message/), 'Is the road to Ella open, with scripts?');
  const send = () => user.click(screen.getByRole('button', { name: 'Send message' }));
  await send();
  await screen.findByText('Nothing you wrote is lost.');
  // Above the button, where the first fault is named, and at the field.
  expect(screen.getByRole('alert').textContent).toContain('Please enter an email address');
  expect(
    [...container.querySelectorAll('.field-error')].map(({ textContent }) => textContent),
  ).toContainEqual(expect.stringContaining('Please enter an email address'));
  expect(field(/^Your name/).value).toBe('Ana Sousa');
  expect(sent).toEqual([]);
  fill(field(/^Your email/), 'ana@example.pt');
  fill(field(/^Subject/), 'A ride with');
  await send();
  await vi.waitFor(() =>
    expect(sent).toMatchObject([
      {
        call: 'POST /contact',
        body: {
          ...{ name: 'Ana Sousa', email: 'ana@example.pt', subject: 'A ride with' },
          message: 'Is the road to Ella open, with scripts?',
        },
      },
    ]),
  );
  const thanks = await screen.findByRole('heading', { name: 'Thank you. It is on its way.' });
  await vi.waitFor(() => expect(document.activeElement).toBe(thanks));
});
