import { createHash, randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Frame, type Page } from 'playwright/test';
import { type Rows, withRows } from './rows.ts';
import { administrator } from './serve.ts';

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

/** The password is the administrator's, so that its hash is one that the server itself has made. */
const account = `insert into users (id, user_name, email, password_hash, email_verified_at)
  select uuidv7(), $1, $2, password_hash, now() from users where email = $3`;
const session = `with who as (select id, user_name, role from users where lower(email) = lower($1)),
  made as (insert into sessions (id, user_id, token_hash, device, created_at, last_seen_at, expires_at)
    select uuidv7(), id, $2, 'Chrome on Linux', now(), now(), now() + interval '30 days' from who)
  select id, user_name, role from who`;

/**
 * An account that has confirmed its address, by its row: for journeys that begin later than signing up, of which
 * `sign-in.journey.ts` has the form, the mail and the comparison with this row.
 */
export async function join(request: APIRequestContext, email = newAddress(), userName = 'Nimal Perera') {
  await withRows(request, (rows) => rows.query(account, [userName, email, administrator.email]));
  return { email, userName };
}

/** Who has an account and a session, by their rows. */
export const joined = (request: APIRequestContext, userName = 'Nimal Perera'): Promise<Session> =>
  withRows(request, async (rows) => {
    const email = newAddress();
    await rows.query(account, [userName, email, administrator.email]);
    return beginSession(rows, email);
  });

/** Fills in the login form of the page that is open. */
export async function fillLogin(page: Page, email: string, word = password): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel(/^Password/).fill(word);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

export const menuOf = (page: Page, userName = 'Nimal Perera') =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: userName });

/** Signed out in a document without scripts: a page of the app would go on asking, without its token. */
export async function dropSession(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate('localStorage.clear()');
  await page.context().clearCookies();
}

/** A session that is open: what further calls bear, and what a browser keeps of it. */
export interface Session {
  _id: string;
  authorization: string;
  kept: { token: string; user: string };
}

const sessionWith = (
  token: string,
  user: Record<'_id' | 'userName' | 'email' | 'role', string>,
): Session => ({
  _id: user._id,
  authorization: `Bearer ${token}`,
  kept: { token, user: JSON.stringify(user) },
});

async function beginSession(rows: Rows, email: string): Promise<Session> {
  const token = randomBytes(32).toString('base64url');
  const { rows: found } = await rows.query(session, [email, createHash('sha256').update(token).digest()]);
  expect(found, `accounts of ${email}`).toHaveLength(1);
  const [{ id, user_name, role }] = found;
  return sessionWith(token, { _id: id, userName: user_name, email, role });
}

/** By its row; where a word is given, by a call with it. */
export const sessionOf = (request: APIRequestContext, email: string, word?: string): Promise<Session> =>
  word ? logInByCall(request, email, word) : withRows(request, (rows) => beginSession(rows, email));

async function logInByCall(request: APIRequestContext, email: string, word: string): Promise<Session> {
  const reply = await request.post('/api/auth/login', { data: { email, password: word } });
  expect(reply.status(), await reply.text()).toBe(200);
  const { token, _id, userName, role } = await reply.json();
  return sessionWith(token, { _id, userName, email, role });
}

/** Lets a browser go on with a session, on the page that it opens next. */
export async function openSession(page: Page, { kept }: Session): Promise<void> {
  const keep = `Object.assign(localStorage, ${JSON.stringify(kept)})`;
  if (page.url() !== 'about:blank') {
    // A page of ours would go on asking who is there.
    await page.goto('/robots.txt');
    await page.evaluate(keep);
    return;
  }
  const script = await page.addInitScript(
    `if (window === top && location.protocol.startsWith('http')) ${keep}`,
  );
  // For the first page only: a session that ends there stays ended.
  const forget = (frame: Frame) => {
    if (frame !== page.mainFrame() || !frame.url().startsWith('http')) return;
    page.off('framenavigated', forget);
    void script.dispose();
  };
  page.on('framenavigated', forget);
}

/** Signed in as by the form, which journeys of their own prove, on no page yet. */
export const logIn = async (page: Page, email: string, word?: string): Promise<void> =>
  openSession(page, await sessionOf(page.request, email, word));
