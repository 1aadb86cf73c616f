import { t } from '@serendib/contract/words/t';
import { ApiError } from '~/lib/api/error.ts';
import { mayBeDone } from '~/lib/api/may-be-done.ts';

/** Of a call whose answer was lost it is not said that it failed. What was refused stays as it is. */
export const inDoubt = (
  error: unknown,
  words = t('No answer came, so we do not know whether this was done. Check your connection and try again.'),
): unknown => (mayBeDone(error) ? new ApiError(0, 'NETWORK', words, { isSaid: true }) : error);
