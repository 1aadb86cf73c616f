import { ApiError } from '~/lib/api/error.ts';

/** The server's own words; where none came, what failed and why. */
export function errorText(error: unknown, failed: string): string {
  if (!(error instanceof ApiError)) return failed;
  return error.status > 0 ? error.words : `${failed.replace(/\.?$/, '.')} ${error.words}`;
}
