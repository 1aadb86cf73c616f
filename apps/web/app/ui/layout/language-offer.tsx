import type { Language } from '@serendib/contract/languages/languages';
import { t } from '@serendib/contract/words/t';
import { useLocation } from 'react-router';
import { pathIn } from '~/lib/page/page-address.ts';
import { useLanguages } from '~/lib/page/use-languages.ts';

/**
 * A line above the page for readers whose browser asks for another of our languages. It is in every page and shown by
 * `beginDocument` before the first paint, so that pages stay the same for all and nothing moves.
 */
export function LanguageOffer() {
  const languages = useLanguages();
  const { pathname, search } = useLocation();
  if (languages.length === 0) return null;
  return (
    <div
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: links of ours, which need no scripts
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? offers(languages, pathname, search) : '' }}
    />
  );
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const offers = (languages: readonly Language[], pathname: string, search: string) =>
  languages
    .filter(({ code }) => code !== t('@language'))
    .map(
      ({ code, offer, direction }) =>
        `<style>[data-offer="${code}"] [data-offered="${code}"]{display:block}</style>` +
        `<nav data-offered="${code}"><a class="language-offer" lang="${code}" hreflang="${code}" dir="${direction}" href="${escaped(pathIn(pathname, code, languages) + search)}">${escaped(offer)}</a></nav>`,
    )
    .join('');
