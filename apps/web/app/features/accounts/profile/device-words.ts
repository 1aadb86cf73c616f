import { t } from '@serendib/contract/words/t';

/** What a person sits at, as far as its browser says. */
export const deviceWords = ({
  browser,
  system,
}: {
  browser: string | null;
  system: string | null;
}): string =>
  browser && system
    ? t('{browser} on {system}', { browser, system }, 'device')
    : (browser ?? system ?? t('Unknown device'));
