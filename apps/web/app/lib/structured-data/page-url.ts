import { inThisLanguage } from '~/lib/page/page-address.ts';

/** The address of a page in the language in which it is told of. */
export const pageUrl = (origin: string, path: string): string => origin + inThisLanguage(path);
