import { expect, onTestFinished, test, vi } from 'vitest';
import { pageLoad } from '~/lib/api/load.ts';
import {
  type Answer,
  act,
  alertWith,
  answer,
  fill,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import { type Factors, FactorsPart } from './factors-part.tsx';

const none: Factors = { authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false };
const app: Factors = { ...none, authenticatorSince: '2026-11-20T08:00:00.000Z', recoveryCodesLeft: 10 };
const doubt = 'No answer came, so we do not know whether this was done.';
const unseen = 'Your recovery codes may not have been shown to you.';

async function opened(factors: Factors, answers: Record<string, Answer | (() => Answer)>) {
  signIn();
  const heard = answer({ 'GET /auth/factors': says(factors), ...answers });
  const page = routeAt('/', {
    default: ({ loaderData }: { loaderData: Factors }) => (
      <FactorsPart factors={loaderData} hasPassword={false} />
    ),
    clientLoader: pageLoad(({ call }) => call('GET /auth/factors')),
  });
  const { user } = await openPage(page);
  const presses = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const confirms = async (name: string) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  return { ...heard, presses, confirms };
}

test('an app whose confirmation was done and had no answer is shown as set up, and that its codes were not', async () => {
  const { answers, presses, confirms } = await opened(none, {
    'POST /auth/factors/authenticator': says({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Serendib' }),
    'POST /auth/factors/authenticator/confirm': () => {
      answers['GET /auth/factors'] = 'away';
      return 'away';
    },
  });
  await presses('Set up an app');
  await confirms('Continue');
  fill(await screen.findByLabelText(/^Code/), '123456');
  await presses('Set up');
  expect((await alertWith(doubt)).textContent).not.toContain('could not be set up');
  answers['GET /auth/factors'] = says(app);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByText(unseen);
  screen.getByRole('button', { name: 'Take the app away' });
  expect(screen.queryByRole('button', { name: 'Set up an app' })).toBeNull();

  answers['POST /auth/factors/recovery-codes'] = says({ recoveryCodes: ['aaaa-bbbb'] });
  await presses('New recovery codes');
  await confirms('Make new codes');
  await screen.findByText('aaaa-bbbb');
  await presses('I have kept them');
  expect(screen.queryByText(unseen)).toBeNull();
});

test('a code for an app that is set up by now leads to the app, not to setting it up', async () => {
  const { answers, presses, confirms } = await opened(none, {
    'POST /auth/factors/authenticator': says({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Serendib' }),
    'POST /auth/factors/authenticator/confirm': () => {
      answers['GET /auth/factors'] = says(app);
      return refuses('An app is set up already.', 409, 'CONFLICT');
    },
  });
  await presses('Set up an app');
  await confirms('Continue');
  fill(await screen.findByLabelText(/^Code/), '123456');
  await presses('Set up');
  await screen.findByRole('button', { name: 'Take the app away' });
  screen.getByText(unseen);
});

test('new codes whose answer was lost may be there: nobody is told that none were made', async () => {
  const { presses, confirms } = await opened(app, { 'POST /auth/factors/recovery-codes': 'away' });
  await presses('New recovery codes');
  await confirms('Make new codes');
  expect((await alertWith(doubt)).textContent).not.toContain('No new codes');
  await confirms('Cancel');
  screen.getByText(unseen);
});

test('a first passkey whose answer was lost is shown, and that its codes were not', async () => {
  vi.stubGlobal('PublicKeyCredential', () => {});
  const made = {
    id: 'key',
    rawId: new ArrayBuffer(1),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
  };
  const response = { attestationObject: new ArrayBuffer(1), clientDataJSON: new ArrayBuffer(1) };
  const credentials = { create: async () => ({ ...made, response }) };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
  const passkey = {
    ...{ _id: 'phone', name: 'My phone', device: 'Firefox', browser: 'Firefox', system: 'Android' },
    ...{ createdAt: '2026-11-20T08:00:00.000Z', lastUsedAt: null },
  };
  const { answers, presses, confirms } = await opened(none, {
    'POST /auth/passkeys/options': says({
      options: { challenge: 'AAAA', user: { id: 'AAAA' }, rp: {}, pubKeyCredParams: [] },
    }),
    'POST /auth/passkeys': () => {
      answers['GET /auth/factors'] = says({ ...none, passkeys: [passkey], recoveryCodesLeft: 10 });
      return 'away';
    },
  });
  await presses('Add a passkey');
  await confirms('Continue');
  expect((await alertWith(doubt)).textContent).not.toContain('No passkey was added');
  await confirms('Cancel');
  screen.getByText('My phone');
  screen.getByText(unseen);
});
