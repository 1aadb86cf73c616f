// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { act, answer, openPage, says, screen } from '~/testing/open-page.tsx';
import { LoginForm } from '../sign-in/login-form.tsx';

const options = says({ options: { challenge: 'AAAA', rpId: 'localhost', userVerification: 'required' } });

/** The login on a device that offers passkeys in the field. What was begun with it, the newest last. */
async function opened(asked: Parameters<typeof answer>[0][string] = options) {
  const begun: { inField: boolean; signal: AbortSignal; refuse: (error: Error) => void }[] = [];
  const get = ({ mediation, signal }: CredentialRequestOptions) =>
    new Promise((_, refuse) => {
      if (!signal) throw new Error('It cannot be ended.');
      signal.addEventListener('abort', () => refuse(signal.reason));
      begun.push({ inField: mediation === 'conditional', signal, refuse });
    });
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(class {}, { isConditionalMediationAvailable: async () => true }),
  );
  vi.spyOn(window.navigator, 'credentials', 'get').mockReturnValue({ get } as never);
  answer({ 'POST /auth/login/passkey/options': asked });
  const { user } = await openPage(<LoginForm onTry={() => undefined} />);
  const press = async () => user.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
  return { begun, press };
}

const kindsOf = (begun: { inField: boolean }[]) => begun.map(({ inField }) => (inField ? 'field' : 'button'));
/** What was to happen behind what is waited for has happened. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const refused = 'You were not logged in by a passkey. You can try again.';

test('an offer in the field that comes late ends no sign-in by the button', async () => {
  const late = Promise.withResolvers<typeof options>();
  let asked = 0;
  const { begun, press } = await opened(() => (asked++ === 0 ? late.promise : options));
  await press();
  await vi.waitFor(() => expect(kindsOf(begun)).toEqual(['button']));
  late.resolve(options);
  await settled();
  expect(kindsOf(begun)).toEqual(['button']);
  expect(begun[0]?.signal.aborted).toBe(false);
  expect(screen.queryByText(refused)).toBeNull();
});

test('the offer in the field is renewed, but not while the button signs in; it begins anew once that has failed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const passFiveMinutes = async () => {
    vi.advanceTimersByTime(5 * 60_000);
    await settled();
  };
  const { begun, press } = await opened();
  await vi.waitFor(() => expect(kindsOf(begun)).toEqual(['field']));
  await passFiveMinutes();
  expect(kindsOf(begun)).toEqual(['field', 'field']);
  await press();
  await vi.waitFor(() => expect(kindsOf(begun)).toEqual(['field', 'field', 'button']));
  await passFiveMinutes();
  expect(kindsOf(begun)).toEqual(['field', 'field', 'button']);
  expect(begun[2]?.signal.aborted).toBe(false);
  await act(async () => begun[2]?.refuse(new DOMException('Closed', 'NotAllowedError')));
  await screen.findByText(refused);
  await vi.waitFor(() => expect(kindsOf(begun)).toEqual(['field', 'field', 'button', 'field']));
});
