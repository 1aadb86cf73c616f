import { t } from '@serendib/contract/words/t';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isSameList } from '~/features/admin/listings/load-admin-list.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { keepFollowing } from '~/ui/navigate/patiently.ts';

/** Opening one of a list, or a form, asks for the list no second time; one that is waited for goes on being asked for. */
export function unlessOnlyOpened({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (!isSameList(currentUrl, nextUrl)) return defaultShouldRevalidate;
  keepFollowing();
  return false;
}

/** Title of a page of the back office; no search engine has any business there. */
export const adminMeta = (title: string) => (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, { title, description: t('For administrators.'), noIndex: true });
