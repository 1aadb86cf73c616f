import { t } from '@serendib/contract/words/t';
import { ApiError } from '~/lib/api/error.ts';

/**
 * What a person is told of what failed: the server's own words; where none came, what failed and why. With `{reason}` in
 * it, what failed is always said, and the reason there. Of `silent` refusals it is only said what failed.
 */
export function errorText(error: unknown, failed: string, silent: readonly ApiError['code'][] = []): string {
  const isKnown = error instanceof ApiError && !silent.includes(error.code);
  if (failed.includes('{reason}'))
    return failed.replace('{reason}', isKnown ? reasonOf(error) : t('Something went wrong.'));
  if (!isKnown) return failed;
  return error.isSaid ? error.words : `${failed.replace(/\.?$/, '.')} ${reasonOf(error)}`;
}

type Reason = Pick<ApiError, 'status' | 'words' | 'isSaid' | 'retryAfter'>;

/** Why it failed. What stands between the visitor and the API says nothing but its status. */
export function reasonOf({ status, words, isSaid, retryAfter }: Reason): string {
  if (isSaid) return words;
  const again = retryAfter > 0 && againIn(retryAfter);
  if (status === 413) return t('This is too large to send.');
  if (status === 429) return `${t('Too many tries.')} ${again || t('Please wait a little and try again.')}`;
  if (status >= 502 && status <= 504)
    return `${t('This is not available right now.')} ${again || t('Please try again in a moment.')}`;
  return words;
}

const againIn = (seconds: number): string =>
  seconds < 60
    ? t('{seconds, plural, one {Please try again in # second.} other {Please try again in # seconds.}}', {
        seconds,
      })
    : t('{minutes, plural, one {Please try again in # minute.} other {Please try again in # minutes.}}', {
        minutes: Math.ceil(seconds / 60),
      });
