import type { Language } from '@serendib/contract/languages/languages';
import { useRouteLoaderData } from 'react-router';

/** The languages that the site is shown in, English first; none where there is nothing to choose. */
export const useLanguages = (): readonly Language[] =>
  useRouteLoaderData<{ languages?: readonly Language[] }>('root')?.languages ?? [];
