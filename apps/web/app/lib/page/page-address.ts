import type { Language } from '@serendib/contract/languages/languages';
import { t } from '@serendib/contract/words/t';

/** The path of a page of this bundle without the prefix of its language: by that it is compared and remembered. */
export const withoutLanguage = (pathname: string): string => pathname.slice(t('@prefix').length) || '/';

/** The same the other way: of the home page the prefix alone. */
export const inThisLanguage = (path: string): string =>
  t('@prefix') + (t('@prefix') && path === '/' ? '' : path);

/** The same page in every language, and for readers of none of them: paths, `hreflang` with them. */
export const alternatesOf = (path: string, languages: readonly Language[]) =>
  languages.length < 2
    ? []
    : [...languages.map(({ code }) => code), 'x-default'].map((language) => ({
        language,
        path: pathIn(path, language, languages),
      }));

/** The path of a page in a language; the first of them has no prefix. */
export const pathIn = (path: string, language: string, [first]: readonly Language[]): string =>
  language === first?.code || language === 'x-default'
    ? path
    : path === '/'
      ? `/${language}`
      : `/${language}${path}`;
