import { languages } from '@serendib/contract/languages/languages';
import { t } from '@serendib/contract/words/t';
import { translate } from '@serendib/messages/translate';
import { html } from '../../platform/http/html.ts';
import type { EmailMessage } from '../../platform/mailer.ts';

export interface Mail {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
}

const ink = '#17203a';
const secondary = '#4b5369';
const paper = '#f5f6f1';
const rule = '#d3d8cf';
const link = '#b02d15';
const gamboge = '#f3b12b';
const text = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const display = "'Bricolage Grotesque','Arial Narrow','Helvetica Neue',Arial,sans-serif";
const small = `font-size:14px;line-height:1.55;color:${secondary}`;

/** A word that is longer than a phone is wide, as Tamil has them, or an address; the second is understood by older programs. */
const broken = 'overflow-wrap:anywhere;word-break:break-word';

const motto = t('Serendib: Sri Lanka, with the people who live there');
const copyIt = t('If the button does nothing, copy this address into your browser:');
/** The address that mails come from is a mailbox that our team does not read. */
const noAnswer = t('An answer to this mail reaches nobody.');
const [english] = languages;

/** Mails are written in English, and told in the language of their reader here. */
function inLanguage(written: EmailMessage, language: string): EmailMessage {
  const say = (words: string) => translate(words, language).words;
  const { subject, paragraphs, action, links, footnote } = written;
  return {
    ...written,
    subject: say(subject),
    paragraphs: paragraphs.map(say),
    action: action && { ...action, words: say(action.words) },
    links: links?.map((link) => (link.isTheirs ? link : { ...link, words: say(link.words) })),
    footnote: footnote && say(footnote),
  };
}

/**
 * Tables and inline styles, which every mail program understands. Colours hold on dark grounds too: programs that
 * darken mails are told that this one is light and dark, and the style below says how.
 */
export function writeMail(emailMessage: EmailMessage, site: string, language: string = english.code): Mail {
  const {
    to,
    replyTo,
    subject,
    paragraphs,
    links = [],
    action,
    footnote,
    quoted = [],
  } = inLanguage(emailMessage, language);
  const publicUrl = language === english.code ? site : `${site}/${language}`;
  const direction: string | undefined = languages.find(({ code }) => code === language)?.direction;
  const say = (words: string) => translate(words, language).words;
  // Vowel signs of Sinhala and Tamil stand above and below their letters, and their words are longer.
  const isLatin = language === english.code;
  const address = action && publicUrl + action.path;
  const theirs = quoted.map((words) => words.trim().replace(/\r\n?/g, '\n')).filter(Boolean);
  const notes = [footnote, replyTo ? undefined : say(noAnswer)].filter(Boolean);
  const plain = [
    ...paragraphs,
    ...theirs.map((words) => words.replace(/^/gm, '> ').replace(/ $/gm, '')),
    ...links.map(({ words, path }) => `${words}:\n${publicUrl}${path}`),
    ...(action && address ? [`${action.words}:\n${address}`] : []),
    ...notes,
    `${say(motto)}
${publicUrl}`,
  ].join('\n\n');

  // Programs show a line break within a paragraph as a space.
  const linesOf = (words: string) => words.trim().split(/[\r\n]+/);
  const paragraph = (words: string) =>
    html`<p class="ink" style="margin:0 0 16px;font-size:17px;line-height:1.55;color:${ink}">${words}</p>`;
  // Else a stranger's lines could pass for ours, with a button of theirs.
  const start = direction === 'rtl' ? 'right' : 'left';
  const quotation = (words: string) =>
    html`<blockquote style="margin:0 0 16px;padding-${start}:14px;border-${start}:3px solid ${gamboge}">${linesOf(words).map(paragraph)}</blockquote>`;
  const button =
    action && address
      ? html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0"><tr>
<td class="act" style="border-radius:3px;background:${ink}"><a href="${address}" class="on-act" style="display:inline-block;padding:15px 26px;font-size:17px;font-weight:600;color:${paper};text-decoration:none">${action.words}</a></td>
</tr></table>
<p class="muted" style="margin:0 0 16px;${small}">${say(copyIt)}<br><a href="${address}" class="link" style="color:${link};word-break:break-all">${address}</a></p>`
      : '';
  const linked = ({ words, path }: { words: string; path: string }) =>
    html`<p style="margin:0 0 16px;font-size:17px;line-height:1.55"><a href="${publicUrl + path}" class="link" style="color:${link}">${words}</a></p>`;
  const below = notes.map((note) => html`<p class="muted" style="margin:16px 0 0;${small}">${note}</p>`);

  const page = html`<!doctype html>
<html lang="${language}"${direction === 'rtl' && html` dir="rtl"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
@media (prefers-color-scheme: dark) {
.paper { background: #0f1527 !important }
.ink { color: #f1eee2 !important }
.muted { color: #b4bacb !important }
.foot { border-color: #2d3755 !important }
.link { color: #f28d70 !important }
.act { background: ${gamboge} !important }
.on-act { color: ${ink} !important }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:${paper}">
<tr><td align="center" style="padding:18px 24px;background:${gamboge}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td>
<a href="${publicUrl}" style="font-family:${display};font-size:28px;font-weight:800;letter-spacing:-0.02em;color:${ink};text-decoration:none">Serendib</a>
</td></tr></table>
</td></tr>
<tr><td align="center" style="padding:40px 24px 28px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${text};${broken}">
<tr><td>
<h1 class="ink" style="margin:0 0 22px;font-family:${display};${isLatin ? 'font-size:34px;line-height:1.05;letter-spacing:-0.02em' : 'font-size:27px;line-height:1.4'};font-weight:700;color:${ink}">${subject}</h1>
${[...paragraphs.flatMap(linesOf).map(paragraph), ...theirs.map(quotation), ...links.map(linked)]}
${button}${below}
</td></tr>
<tr><td style="padding-top:40px"><p class="muted foot" style="margin:0;padding-top:14px;border-top:1px solid ${rule};${small}">${say(motto)}</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return { to, replyTo, subject, text: plain, html: page.toString() };
}
