import { ApiError } from '~/lib/api/error.ts';

/**
 * What a person is told of what failed: the server's own words; where none came, what failed and why. With `{reason}` in
 * it, what failed is always said, and the reason there. Of `silent` refusals it is only said what failed.
 */
export function errorText(error: unknown, failed: string, silent: readonly ApiError['code'][] = []): string {
  const isKnown = error instanceof ApiError && !silent.includes(error.code);
  if (failed.includes('{reason}'))
    return failed.replace('{reason}', isKnown ? reasonOf(error) : 'Something went wrong.');
  if (!isKnown) return failed;
  return error.isSaid ? error.words : `${failed.replace(/\.?$/, '.')} ${reasonOf(error)}`;
}

type Reason = Pick<ApiError, 'status' | 'words' | 'isSaid' | 'retryAfter'>;

/** Why it failed. What stands between the visitor and the API says nothing but its status. */
export function reasonOf({ status, words, isSaid, retryAfter }: Reason): string {
  if (isSaid) return words;
  const again = retryAfter > 0 ? `Please try again in ${inWords(retryAfter)}.` : '';
  if (status === 413) return 'This is too large to send.';
  if (status === 429) return `Too many tries. ${again || 'Please wait a little and try again.'}`;
  if (status >= 502 && status <= 504)
    return `This is not available right now. ${again || 'Please try again in a moment.'}`;
  return words;
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
