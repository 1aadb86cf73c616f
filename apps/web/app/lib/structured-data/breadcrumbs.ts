import { t } from '@serendib/contract/words/t';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { pageUrl } from './page-url.ts';

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to this one, as search engines show it. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: t('Home'), path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(origin, path),
    })),
  };
}
