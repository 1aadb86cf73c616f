// The page that asked for a sign-in, so that it can lead back there. It outlives the way to
// another service and back, and is forgotten with the tab.

import { keepText, readText } from '../storage/kept.ts';

const key = 'returnTo';
const signInPages = /^\/(login|signup|forgot-password|reset-password|verify-email|auth)(\/|\?|$)/;

export const isSignInPage = (path: string): boolean => signInPages.test(path);

/**
 * A path of ours as a browser reads it, or null: it leaves out tabs and ends of lines and turns `\\` into `/`, so that
 * an address may lead to another site than one would think.
 */
function ownPath(path: string): string | null {
  const here = window.location.origin;
  if (!path.startsWith('/') || !URL.canParse(path, here)) return null;
  const { origin, pathname, search, hash } = new URL(path, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}

export function rememberPlace(address: string): void {
  const path = ownPath(address);
  // Where nothing may be kept, the way leads to the first page.
  if (path && !isSignInPage(path)) keepText(key, path, 'sessionStorage');
}

/** A path of ours, or null. */
export function rememberedPlace(): string | null {
  const path = readText(key, 'sessionStorage');
  return path ? ownPath(path) : null;
}

export function forgetPlace(): void {
  keepText(key, null, 'sessionStorage');
}

/** Where signing in leads: back, or to the page of one's role. */
export const landingOf = ({ role }: { role: 'user' | 'admin' }): string =>
  rememberedPlace() ?? (role === 'admin' ? '/admin' : '/');
