import { expect, test, vi } from 'vitest';
import { answer, fill, openPage, routeAt, says, screen, within } from '~/testing/open-page.tsx';
import * as forgot from './forgot-password.tsx';
import * as signUp from './sign-up.tsx';

const password = 'Kandy-Road-77';

/** The form of signing up, filled in. */
async function filledIn() {
  const { user } = await openPage(routeAt('/signup', signUp), '/signup');
  const form = await screen.findByRole('form', { name: 'Sign up' });
  const field = (label: string | RegExp) => within(form).getByLabelText<HTMLInputElement>(label);
  fill(field(/^Username/), 'Nimal Perera');
  fill(field(/^Email/), 'nimal@example.lk');
  fill(field(/^Password/), password);
  fill(field(/^Confirm password/), password);
  await user.click(field(/agree to the/));
  return {
    field,
    ...within(form),
    send: () => user.click(within(form).getByRole('button', { name: 'Sign up' })),
  };
}
const invalid = (error: string, fields: Record<string, string>) => ({
  'POST /auth/register': { status: 400, body: { error, code: 'INVALID', fields } },
});

test('what the server finds wrong stands at the fields, the first of them has the keyboard, and what is mended is said no more', async () => {
  const error = 'This address cannot be written to.';
  answer(invalid(error, { email: error, userName: 'This name is taken.', elsewhere: 'Nowhere to be said.' }));
  const form = await filledIn();
  await form.send();
  await form.findByText('This name is taken.');
  form.getByText(error);
  await vi.waitFor(() => expect(document.activeElement).toBe(form.field(/^Username/)));
  expect(form.field(/^Username/).getAttribute('aria-invalid')).toBe('true');
  expect(form.queryByRole('alert')).toBeNull();
  fill(form.field(/^Username/), 'Nimal P');
  await vi.waitFor(() => expect(form.queryByText('This name is taken.')).toBeNull());
  form.getByText(error);
  expect(form.field(/^Password/).value).toBe(password);
});

test('a refusal of what no field asks for is said beside the button', async () => {
  const error = 'Signing up is closed for an hour.';
  answer(invalid(error, { elsewhere: error }));
  const form = await filledIn();
  await form.send();
  expect((await form.findByRole('alert')).textContent).toBe(error);
});

/** The form of a forgotten password, with an address in it. */
async function forgotten() {
  const { user } = await openPage(routeAt('/forgot-password', forgot), '/forgot-password');
  const email = await screen.findByLabelText<HTMLInputElement>(/^Email/);
  fill(email, 'nimal@example.lk');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Forgot password' });
  return { user, email, form, button: within(form).getByRole('button') };
}

test('a form is sent once, however often it is sent before the answer', async () => {
  const { sent, answers } = answer({});
  const late = Promise.withResolvers<void>();
  answers['POST /auth/forgot-password'] = says({ message: 'Sent.' });
  const fetched = fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const reply = await fetched(...asked);
    await late.promise;
    return reply;
  });
  const { user, form, button } = await forgotten();
  await user.click(button);
  await vi.waitFor(() => expect(button.textContent).toBe('Sending'));
  for (let again = 0; again < 3; again++) form.requestSubmit();
  late.resolve();
  await screen.findByText('If this email exists, a reset link has been sent.');
  expect(sent).toHaveLength(1);
});

test('who answers without words, or not at all, is spoken for', async () => {
  let reply: (() => Response) | undefined;
  vi.stubGlobal('fetch', async () => {
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
  const { user, email, button } = await forgotten();
  const said = async (words: string) => {
    await user.click(button);
    const whole = `Failed to send reset email. ${words}`;
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(whole));
  };
  const html = (status: number, headers: Record<string, string> = {}) =>
    new Response('<h1>Bad Gateway</h1>', { status, headers: { 'content-type': 'text/html', ...headers } });
  await said('We cannot be reached just now. Check your connection and try again.');
  reply = () => html(413);
  await said('This is too large to send.');
  reply = () => html(429, { 'retry-after': '120' });
  await said('Too many tries. Please try again in 2 minutes.');
  expect(email.value).toBe('nimal@example.lk');
});
