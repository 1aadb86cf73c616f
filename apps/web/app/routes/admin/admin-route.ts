import { t } from '@serendib/contract/words/t';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isSameList } from '~/features/admin/listings/load-admin-list.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';

/** Opening one of a list, or a form, asks for the list no second time. */
export const unlessOnlyOpened = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => (isSameList(currentUrl, nextUrl) ? false : defaultShouldRevalidate);

/** Title of a page of the back office; no search engine has any business there. */
export const adminMeta = (title: string) => (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, { title, description: t('For administrators.'), noIndex: true });
