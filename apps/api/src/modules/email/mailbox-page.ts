import { momentInWords } from '@serendib/contract/calendar-words';
import { sayIn, translate } from '@serendib/messages/translate';
import { html } from '../../platform/http/html.ts';
import { plainPage } from '../../platform/http/plain-page.ts';

interface Sent {
  to: string;
  subject: string;
  html: string;
  sentAt: Date;
}

/** No script: each mail folds open, and its own HTML is shown in a frame that may do nothing. */
export function mailboxPage(mails: Sent[], language: string): string {
  const t = sayIn(language);
  const list = mails.map(
    (mail, index) => html`<details${index === 0 && html` open`}>
<summary><strong>${mail.subject}</strong><span>${t('to {email}', { email: mail.to }, 'mailbox')}</span><time datetime="${mail.sentAt.toISOString()}">${translate(momentInWords(mail.sentAt), language).words}</time></summary>
<iframe title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${mail.html.replace('<head>', '<head><base target="_blank">')}"></iframe>
</details>`,
  );
  return plainPage({
    language,
    title: `${t('Mailbox')} · Serendib`,
    main: html`<h1>${t('Mailbox')}</h1>
<p>${mails.length === 0 ? t('No mail yet. Sign up, and the first one arrives here.') : t('No mail server is set, so what would be mailed is shown here instead, newest first.')}</p>
${list}`,
    style,
  });
}

const style = `:root { --measure: 760px }
p { margin: 0 0 28px; color: var(--ink-2) }
details { border-top: 1px solid var(--line) }
details:last-of-type { border-bottom: 1px solid var(--line) }
summary { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; min-height: 44px; padding: 16px 0; cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
summary:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
summary:hover strong { text-decoration: underline; text-underline-offset: 3px }
summary span { grid-column: 1; color: var(--ink-2); font-size: 15px; overflow-wrap: anywhere }
summary time { grid-column: 2; grid-row: 1 / 3; align-self: center; color: var(--ink-2); font-size: 14px; font-variant-numeric: tabular-nums }
iframe { display: block; width: 100%; height: 620px; margin: 0 0 28px; border: 1px solid var(--line); background: var(--paper) }
@media (max-width: 520px) { summary { grid-template-columns: 1fr } summary time { grid-column: 1; grid-row: auto } }`;
