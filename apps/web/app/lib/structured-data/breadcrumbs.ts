import type { BreadcrumbList, WithContext } from 'schema-dts';

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to this one, as search engines show it. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
