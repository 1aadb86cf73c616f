import { escapeHtml } from '../../notifications/notifications.service.ts';

/** One page of the simulator: no script, our colours, and no doubt that the money is not real. */
export const simulatorPage = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Payment simulator</title>
<style>
:root { color-scheme: light dark; --paper: light-dark(#f5f6f1, #0f1527); --sheet: light-dark(#fff, #182039); --ink: light-dark(#17203a, #f1eee2); --ink-2: light-dark(#4b5369, #b4bacb); --line: light-dark(#8a90a0, #6c7690); --hair: light-dark(#d3d8cf, #2d3755); --act: light-dark(#17203a, #f3b12b); --on-act: light-dark(#f5f6f1, #17203a); --bad: light-dark(#a3261c, #ff9a8d) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 Figtree, system-ui, sans-serif; overflow-wrap: anywhere }
header { padding: 14px 0; background: #f3b12b; color: #17203a; font-weight: 600 }
header p, main { max-width: 44rem; margin: 0 auto; padding: 0 20px }
main { padding: 32px 20px 64px }
h1 { margin: 0 0 8px; font: 740 clamp(32px, 8vw, 46px)/1 "Bricolage Grotesque", "Arial Narrow", sans-serif; letter-spacing: -0.02em }
h2 { margin: 28px 0 8px; font-size: 20px }
dl { display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: 6px 20px; margin: 20px 0; padding: 16px 0; border: solid var(--hair); border-width: 1px 0 }
dt { color: var(--ink-2) } dd { margin: 0; font-variant-numeric: tabular-nums }
.sum { font-size: 26px; font-weight: 700 }
fieldset { margin: 0 0 20px; padding: 0; border: 0 }
legend { padding: 0; font-weight: 600; margin-bottom: 4px }
.choice { display: flex; gap: 12px; align-items: center; min-height: 44px; border-top: 1px solid var(--hair); cursor: pointer }
.choice > span { display: flex; flex: 1; flex-wrap: wrap; justify-content: space-between; column-gap: 16px; padding: 6px 0 } .choice code { font: inherit; color: var(--ink-2); font-variant-numeric: tabular-nums }
input[type=radio], input[type=checkbox] { width: 20px; height: 20px; accent-color: var(--act); flex: none }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); align-items: end; gap: 12px 16px; margin-bottom: 20px }
.field { display: grid; gap: 4px; align-content: start; font-weight: 600 }
.whole { grid-column: 1 / -1 }
.field input, .field select { min-height: 44px; width: 100%; padding: 8px 12px; border: 1px solid var(--line); border-radius: 3px; background: var(--sheet); color: inherit; font: inherit; font-weight: 400 }
.ways { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px }
button, .button { min-height: 48px; padding: 12px 22px; border: 2px solid var(--act); border-radius: 3px; background: var(--act); color: var(--on-act); font: inherit; font-weight: 600; cursor: pointer; text-decoration: none }
button.quiet { background: none; color: var(--ink) }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
details { border-top: 1px solid var(--hair); padding: 12px 0 } summary { min-height: 32px; font-weight: 600; cursor: pointer }
[role=alert] { padding: 14px 16px; border-left: 4px solid var(--bad); background: var(--sheet); color: var(--bad); font-weight: 600 }
.note { color: var(--ink-2); font-size: 15px }
ul { list-style: none; margin: 20px 0; padding: 0 } li { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; justify-content: space-between; padding: 14px 0; border-top: 1px solid var(--hair) }
</style>
</head>
<body>
<header><p>Payment simulator. No real card, no real money.</p></header>
<main>
${main}
</main>
</body>
</html>
`;

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
} as const;
