// What the browser keeps about its visitor. On the server there is nothing: pages are the same for all visitors.

import { type Kept, keepText, parseKept, readText } from '../storage/kept.ts';
import { storeChanges } from '../storage/store-changes.ts';
import { randomId } from './random-id.ts';

const tokenKey = 'token';
const userKey = 'user';
const sessionKey = 'sessionId';

/** Storage can be forbidden altogether; then this tab alone remembers, until it is closed. */
const memory = new Map<string, string>();

const read = (key: string): string | null => memory.get(key) ?? readText(key) ?? null;

function write(key: string, value: string | null): void {
  memory.delete(key);
  // Without a window this throws: the memory of the server is that of all visitors.
  if (!keepText(key, value) && value !== null && window) memory.set(key, value);
}

export interface StoredUser {
  _id: string;
  userName: string;
  email: string;
  role: 'user' | 'admin';
}

export const storedToken = (): string | null => read(tokenKey);

/** The signed-in account as it is stored; null without a token. */
export const storedUserText = (): string | null => (read(tokenKey) ? read(userKey) : null);

export const storedUser = (): StoredUser | null => userIn(storedUserText());

const isUser = (kept: Kept): kept is Kept & StoredUser =>
  typeof kept._id === 'string' && typeof kept.userName === 'string';

/** A session that cannot be read counts as none: the page starts all the same. */
export function userIn(text: string | null): StoredUser | null {
  const kept = parseKept(text);
  return kept && isUser(kept) ? kept : null;
}

const [onSessionChange, tell] = storeChanges('serendib:session');

export { onSessionChange };

export function keepSession(token: string, { _id, userName, email, role }: StoredUser): void {
  write(userKey, JSON.stringify({ _id, userName, email, role }));
  write(tokenKey, token);
  hasExpired = false;
  tell();
}

/** After a change of name, address or role; does nothing where the session has ended meanwhile, or is another's. */
export function keepUser(user: StoredUser): void {
  const token = storedToken();
  if (token && storedUser()?._id === user._id) keepSession(token, user);
}

let hasExpired = false;

/** All that lead to signing in use the same address, so that it does not matter which is faster. */
export const expiredPath = '/login?session_expired=true';
export const signInPath = (): string => (hasExpired ? expiredPath : '/login');

/** The session has ended without its owner's doing; the page is about to be left. */
export function expireSession(): void {
  hasExpired = true;
  forgetSession();
}

export function forgetSession(): void {
  write(tokenKey, null);
  write(userKey, null);
  tell();
}

/** One id for each browser, by which an account knows it again at a sign-in; nothing is counted by it. */
export function browserId(): string {
  const known = read(sessionKey);
  if (known) return known;
  const made = randomId();
  write(sessionKey, made);
  return made;
}
