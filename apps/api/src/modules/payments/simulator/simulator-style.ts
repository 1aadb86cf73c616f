import { sayIn } from '@serendib/messages/translate';
import { type Html, html } from '../../../platform/http/html.ts';
import { plainPage } from '../../../platform/http/plain-page.ts';

/** One page of the simulator: no script, our colours, and no doubt that the money is not real. */
export function simulatorPage(language: string, title: string, main: Html): string {
  const t = sayIn(language);
  return plainPage({
    language,
    title: `${title} · ${t('Payment simulator')}`,
    header: html`<p><strong>${t('Payment simulator')}</strong> <span>${t('No real card, no real money.')}</span></p>`,
    main,
    style,
  });
}

const style = `header p { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 14px }
h1 { margin: 0; font-size: clamp(46px, 8vw, 64px); line-height: 0.96 }
h1::after { content: ""; display: block; height: 21px; margin: 17px 0 21px; background: currentcolor; mask: url("/ornaments/zigzag.svg") 0 0 / 24px 21px repeat-x }
dl { display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: 6px 20px; margin: 20px 0; padding: 0 0 16px; border-bottom: 1px solid var(--line) }
dt { color: var(--ink-2) } dd { margin: 0; font-variant-numeric: tabular-nums }
.sum { font-size: 26px; font-weight: 700 }
fieldset { margin: 0 0 20px; padding: 0; border: 0 }
legend { padding: 0; font-weight: 650; margin-bottom: 4px }
.choice { display: flex; gap: 12px; align-items: center; min-height: 44px; border-top: 1px solid var(--line); cursor: pointer }
.choice > span { display: flex; flex: 1; flex-wrap: wrap; justify-content: space-between; column-gap: 16px; padding: 6px 0 } .choice code { font: inherit; color: var(--ink-2); font-variant-numeric: tabular-nums }
input[type=radio], input[type=checkbox] { width: 20px; height: 20px; accent-color: var(--act); flex: none }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); align-items: end; gap: 12px 16px; margin-bottom: 20px }
:lang(ta) .row { grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr)) }
.field { display: grid; gap: 4px; align-content: start; font-weight: 650 }
.whole { grid-column: 1 / -1 }
.field input, .field select { min-height: 44px; width: 100%; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 3px; background: var(--sheet); color: inherit; font: inherit; font-weight: 400 }
.field input[aria-invalid] { border-color: var(--bad) }
.ways { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px }
button { min-height: 48px; padding: 8px 24px; border: 0; border-radius: 3px; background: var(--act); color: var(--on-act); font: inherit; font-weight: 650; line-height: 1.25; cursor: pointer }
button:hover { background: color-mix(in srgb, var(--act), var(--on-act) 14%) }
button.quiet { background: none; color: var(--ink); box-shadow: inset 0 0 0 1.5px var(--edge) }
button.quiet:hover { background: var(--tint); box-shadow: inset 0 0 0 1.5px var(--ink) }
main a { color: var(--link); text-underline-offset: 3px }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
details { border-top: 1px solid var(--line); padding: 12px 0 } summary { min-height: 32px; font-weight: 600; cursor: pointer }
[role=alert] { padding: 14px 16px; border-left: 4px solid var(--bad); background: var(--sheet); color: var(--bad); font-weight: 600 }
.note { color: var(--ink-2); font-size: 15px }
ul { list-style: none; margin: 20px 0; padding: 0 } li { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; justify-content: space-between; padding: 14px 0; border-top: 1px solid var(--line) }`;

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
} as const;
