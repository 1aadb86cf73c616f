import { withoutCompiledChecks } from '~/lib/api/plain-zod.ts';
import type { ApiKey } from '~/lib/api/types.ts';

export type Values = Record<string, string>;
/** What is wrong, by the name of the field. */
export type Problems = Record<string, string>;

/** The calls whose bodies are checked before they are sent. */
export type FormKey = Extract<
  ApiKey,
  | 'POST /auth/register'
  | 'POST /auth/login'
  | 'POST /auth/resend-verification'
  | 'POST /auth/forgot-password'
  | 'POST /auth/reset-password/{token}'
  | 'PUT /auth/profile'
  | 'PUT /auth/password'
>;

/**
 * What the contract finds wrong with the body of a call. Its checks are fetched only when a form is filled in;
 * where they cannot be had, the server says the same a little later.
 */
export async function problemsIn(key: FormKey, values: Values): Promise<Problems> {
  const rows = await contract().catch(() => null);
  const checked = rows?.[key].body.safeParse(values);
  const found: Problems = {};
  for (const { path, message } of checked?.error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
}

/** Fetches the checks while the form is still being filled in. */
export const prepareChecks = (): void => void contract().catch(() => {});

async function contract() {
  withoutCompiledChecks();
  return (await import('@serendib/contract/accounts/endpoints')).accountEndpoints;
}
