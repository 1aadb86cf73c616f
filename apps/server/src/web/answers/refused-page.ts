import { html } from '@serendib/api/platform/http/html';
import { plainPage } from '@serendib/api/platform/http/plain-page';
import { t } from '@serendib/contract/words/t';
import { translate } from '@serendib/messages/translate';

/** A page that costs nothing to make, nor another request, in a language of ours. */
export function refusedPage(title: string, words: string, language = 'en'): string {
  const say = (english: string) => translate(english, language).words;
  const home = language === 'en' ? '/' : `/${language}`;
  return plainPage({
    title: `${say(title)} · Serendib`,
    header: html`<a href="${home}">Serendib</a>`,
    main: html`<h1>${say(title)}</h1><p>${say(words)}</p><p><a href="${home}">${say(t('Home page'))}</a></p>`,
    hasFaces: false,
    language,
    style: `:root { --measure: 34rem }
header > * { max-width: none }
main { padding-top: 18vh }
main a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 22px; border-radius: 3px; background: var(--act); color: var(--on-act); font-weight: 600; text-decoration: none }`,
  });
}
