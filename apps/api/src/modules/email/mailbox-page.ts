import { momentInWords } from '@serendib/contract/calendar-words';
import { escapeHtml } from '../../platform/http/escape-html.ts';

interface Sent {
  to: string;
  subject: string;
  html: string;
  sentAt: Date;
}

/** No script: each mail folds open, and its own HTML is shown in a frame that may do nothing. */
export function mailboxPage(mails: Sent[]): string {
  const list = mails.map(
    (mail, index) => `<details${index === 0 ? ' open' : ''}>
<summary><strong>${escapeHtml(mail.subject)}</strong><span>to ${escapeHtml(mail.to)}</span><time datetime="${mail.sentAt.toISOString()}">${escapeHtml(momentInWords(mail.sentAt))}</time></summary>
<iframe title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(mail.html.replace('<head>', '<head><base target="_blank">'))}"></iframe>
</details>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox · Serendib</title>
<link rel="stylesheet" href="/faces.css">
<style>
:root { color-scheme: light dark; --paper: light-dark(#f5f6f1, #0f1527); --sheet: light-dark(#fff, #182039); --ink: light-dark(#17203a, #f1eee2); --ink-2: light-dark(#4b5369, #b4bacb); --line: light-dark(#d3d8cf, #2d3755); --act: light-dark(#17203a, #f3b12b) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 Figtree, system-ui, sans-serif }
header { padding: 16px 20px; background: #f3b12b }
header a { display: block; max-width: 760px; margin: 0 auto; color: #17203a; font: 740 26px/1.2 Bricolage, "Arial Narrow", sans-serif; font-stretch: 86%; letter-spacing: -0.02em; text-decoration: none }
main { max-width: 800px; margin: 0 auto; padding: 40px 20px 72px }
h1 { margin: 0 0 8px; font: 720 46px/0.98 Bricolage, "Arial Narrow", sans-serif; font-stretch: 82%; letter-spacing: -0.02em }
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
@media (max-width: 520px) { summary { grid-template-columns: 1fr } summary time { grid-column: 1; grid-row: auto } }
</style>
</head>
<body>
<header><a href="/">Serendib</a></header>
<main>
<h1>Mailbox</h1>
<p>${mails.length === 0 ? 'No mail yet. Sign up, and the first one arrives here.' : 'No mail server is set, so what would be mailed is shown here instead, newest first.'}</p>
${list.join('\n')}
</main>
</body>
</html>
`;
}
