import { t } from '@serendib/contract/words/t';
import { isRouteErrorResponse } from 'react-router';
import type { PageErrorData } from '~/lib/api/load.ts';
import { reasonOf } from '~/lib/words/error-text.ts';

interface Shown extends Partial<Pick<PageErrorData, 'title' | 'back'>> {
  status: number;
  words?: string;
}

/** What is shown in place of a page, by what its loader threw. */
export function shownOf(error: unknown): Shown {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const data = error.data as Partial<PageErrorData> | null;
  if (!data?.of) return { status: error.status };
  const { of, title, back } = data;
  return { status: error.status, words: reasonOf(of), ...(title && { title }), ...(back && { back }) };
}

/** What such a page is called where no page's own words say it. */
export const errorTitle = ({ status, title }: Shown): string =>
  title ?? (status === 404 ? t('Page not found') : t('Something went wrong'));
