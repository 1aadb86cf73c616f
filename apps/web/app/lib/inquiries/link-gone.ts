import { t } from '@serendib/contract/words/t';
import { notFound } from '~/lib/api/load.ts';
import { keyFailures } from './guest-keys.ts';

/** What a guest reads whose link is too old or was taken back. No account is needed to ask, so that nothing leads them to one. */
export const linkGone = () =>
  notFound(t('It works for 90 days, unless it was taken back. Please look for our latest mail about it.'), {
    ...keyFailures,
    notFound: t('This link opens nothing any more'),
  });
