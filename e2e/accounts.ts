import { type APIRequestContext, expect, type Page } from 'playwright/test';

export const password = 'Kandy-Road-77';
let made = 0;
/** An address of its own in this run. */
export const newAddress = (name = 'nimal'): string =>
  `${name}-${process.pid}-${Date.now()}-${made++}@example.lk`;

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The path of the newest link of this kind that was mailed to an address, once it has come. */
export async function mailedPath(
  request: APIRequestContext,
  to: string,
  kind: 'verify-email' | 'reset-password',
): Promise<string> {
  let path: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/dev/mailbox?format=json')).json()) as Mail[];
    const links = mails
      .filter((mail) => mail.to.includes(to))
      .map(({ text }) => text.match(linkOf(kind))?.[0]);
    path = links.find(Boolean);
    expect(path, `a ${kind} link for ${to}`).toBeTruthy();
  }).toPass({ timeout: 20_000 });
  return path ?? '';
}

const linkOf = (kind: string) => new RegExp(`/${kind}/[\\w-]+`);

/** An account that has signed up and opened the link, made by calls: for journeys that begin later. */
export async function join(request: APIRequestContext, email = newAddress(), userName = 'Nimal Perera') {
  const body = { userName, email, password, confirmPassword: password };
  const reply = await request.post('/api/auth/register', { data: body });
  expect(reply.status()).toBe(201);
  const { devVerificationLink } = (await reply.json()) as { devVerificationLink: string };
  const token = new URL(devVerificationLink).pathname.split('/').at(-1);
  expect((await request.get(`/api/auth/verify-email/${token}`)).status()).toBe(200);
  return { email, userName };
}

/** Fills in the login form of the page that is open. */
export async function fillLogin(page: Page, email: string, word = password): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel(/^Password/).fill(word);
  await form.getByRole('button', { name: 'Log in' }).click();
}

export const menuOf = (page: Page, userName = 'Nimal Perera') =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: userName });

/** Signed out in a document without scripts: a page of the app would go on asking, without its token. */
export async function dropSession(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate('localStorage.clear()');
  await page.context().clearCookies();
}

/** A session that a call has begun: what further calls bear, and what a browser keeps of it. */
export interface Session {
  _id: string;
  authorization: string;
  kept: { token: string; user: string };
}

export async function sessionOf(
  request: APIRequestContext,
  email: string,
  word = password,
): Promise<Session> {
  const reply = await request.post('/api/auth/login', { data: { email, password: word } });
  expect(reply.status(), await reply.text()).toBe(200);
  const { token = '', _id = '', userName, role } = (await reply.json()) as Record<string, string>;
  const user = JSON.stringify({ _id, userName, email, role });
  return { _id, authorization: `Bearer ${token}`, kept: { token, user } };
}

/** Lets a browser go on with a session, on no page yet. */
export async function openSession(page: Page, { kept }: Session): Promise<void> {
  // What a browser keeps belongs to an address, so that one must be open; a page of ours would go on asking who is there.
  await page.goto('/robots.txt');
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
}

/** Signed in as by the form, which journeys of their own prove: by a call, on no page yet. */
export const logIn = async (page: Page, email: string, word = password): Promise<void> =>
  openSession(page, await sessionOf(page.request, email, word));
