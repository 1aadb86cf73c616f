import { ApiError } from '~/lib/api/call.ts';

/** What failed, and after it why, where the server says so. */
export const refusalText = (error: unknown, failed: string): string =>
  error instanceof ApiError ? `${failed}${failed.endsWith('.') ? '' : ':'} ${error.words}` : failed;
