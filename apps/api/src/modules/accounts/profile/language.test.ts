import { expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { accountsOf, bearer, password } from '../testing.ts';

const api = useApi({ isTrial: true, languages: ['en', 'si', 'ta'] });
const { join, login, mailsTo, verify } = accountsOf(api);
const english = { userName: 'Nimali', password, confirmPassword: password };
const signUpIn = (email: string, language?: string) =>
  api.post(
    '/auth/register',
    { ...english, email },
    language ? { headers: { 'accept-language': language } } : {},
  );
const tokenIn = (text = '') => /\/verify-email\/([\w-]{43})/.exec(text)?.[1] ?? '';

test('an account has the language of the page it was made on, and is written to in it', async () => {
  await signUpIn('sinhala@example.lk', 'si');
  const [first] = await mailsTo('sinhala@example.lk');
  expect(first?.subject).toBe('ඔබේ විද්‍යුත් තැපැල් ලිපිනය තහවුරු කරන්න');
  expect(first?.text).toContain('“Nimali”');
  expect(first?.text).toContain('http://serendib.test/si/verify-email/');
  expect(first?.html).toContain('<html lang="si">');
  await verify(tokenIn(first?.text));
  const me = bearer((await login('sinhala@example.lk')).json().token);
  expect((await api.get('/auth/profile', me)).json()).toMatchObject({ language: 'si' });
  await api.post('/auth/forgot-password', { email: 'sinhala@example.lk' });
  expect((await mailsTo('sinhala@example.lk'))[0]?.text).toContain('http://serendib.test/si/reset-password/');
});

test('it is English where nothing else was asked for, and mails are as they were', async () => {
  await signUpIn('english@example.lk');
  const [mail] = await mailsTo('english@example.lk');
  expect(mail?.subject).toBe('Please verify your email address');
  expect(mail?.text).toContain('http://serendib.test/verify-email/');
  expect(mail?.html).toContain('<html lang="en">');
});

test('its owner changes it, and keeps it when the profile is changed without it', async () => {
  const me = await join('changes@example.lk');
  expect((await api.get('/auth/profile', me)).json()).toMatchObject({ language: 'en' });
  const same = { userName: 'Nimali', email: 'changes@example.lk' };
  expect((await api.put('/auth/profile', { ...same, language: 'ta' }, me)).json()).toMatchObject({
    language: 'ta',
  });
  expect((await api.put('/auth/profile', same, me)).json()).toMatchObject({ language: 'ta' });
  expect((await api.put('/auth/profile', { ...same, language: 'xx' }, me)).json()).toMatchObject({
    code: 'INVALID',
    fields: { language: 'ஒரு மொழியைத் தேர்ந்தெடுங்கள்.' },
  });
  await api.put('/auth/password', { currentPassword: password, password: 'Galle-Fort-88' }, me);
  expect((await mailsTo('changes@example.lk'))[0]?.subject).toBe('உங்கள் கடவுச்சொல் மாற்றப்பட்டது');
});

test('a refusal is told in the language of the account, unless the call asks for another', async () => {
  const me = await join('refused@example.lk');
  await api.put('/auth/profile', { userName: 'Nimali', email: 'refused@example.lk', language: 'si' }, me);
  const wrong = { currentPassword: 'Wrong-Lake-7', password: 'Galle-Fort-88' };
  const refusal = async (headers = {}) =>
    (await api.put('/auth/password', wrong, { headers: { ...me.headers, ...headers } })).json().error;
  expect(await refusal()).toBe('මේ මුරපදය වැරදියි.');
  expect(await refusal({ 'accept-language': 'en' })).toBe('This password is not right.');
});

test('what was done is told in the language of the call, and to all others in the specified English', async () => {
  const ask = (headers = {}) =>
    api.post('/auth/forgot-password', { email: 'nobody@example.lk' }, { headers });
  const inEnglish = await ask();
  expect(inEnglish.json()).toEqual({ message: 'If this email exists, a reset link has been sent.' });
  expect(inEnglish.headers['content-language']).toBeUndefined();
  const inSinhala = await ask({ 'accept-language': 'si-LK' });
  expect(inSinhala.json().message).toMatch(/\p{Script=Sinhala}/u);
  expect(inSinhala.headers['content-language']).toBe('si');
  expect(inSinhala.headers.vary).toMatch(/accept-language/i);
  expect((await ask({ 'accept-language': 'de' })).json()).toEqual(inEnglish.json());
});

test('an account is answered in its own language where the call asks for none', async () => {
  const me = await join('answered@example.lk');
  await api.put('/auth/profile', { userName: 'Nimali', email: 'answered@example.lk', language: 'ta' }, me);
  const sent = { currentPassword: password, password: 'Galle-Fort-88' };
  expect((await api.put('/auth/password', sent, me)).json().message).toMatch(/\p{Script=Tamil}/u);
});

test('a device is named by its parts, of which each language makes its own words', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile' };
  const email = 'device@example.lk';
  await join(email);
  const { token } = (await api.post('/auth/login', { email, password }, { headers })).json();
  const [session] = (await api.get('/auth/sessions', bearer(token))).json();
  expect(session).toMatchObject({ device: 'Chrome on Android', browser: 'Chrome', system: 'Android' });
});
