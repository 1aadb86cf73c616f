import { keyDays } from '@serendib/contract/inquiries/limits';
import { t } from '@serendib/contract/words/t';
import { notFound, type PageFailure } from '~/lib/api/load.ts';

/** What a guest reads whose link is too old or was taken back. No account is needed to ask, so that nothing leads them to one. */
export const linkGone = (ifNot: PageFailure) =>
  notFound(
    t('It works for {days} days, unless it was taken back. Please look for our latest mail about it.', {
      days: keyDays,
    }),
    {
      ...ifNot,
      notFound: t('This link opens nothing any more'),
    },
  );
