/** A page that costs nothing to make, in our look; both texts are our own. */
export const refusedPage = (title: string, words: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Serendib</title>
<style>
:root { color-scheme: light dark; --paper: light-dark(#f5f6f1, #0f1527); --ink: light-dark(#17203a, #f1eee2); --act: light-dark(#17203a, #f3b12b); --on-act: light-dark(#f5f6f1, #17203a) }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 Figtree, system-ui, sans-serif }
header { padding: 16px 24px; background: #f3b12b }
header a { color: #17203a; font: 800 26px/1.2 "Bricolage Grotesque", "Arial Narrow", sans-serif; letter-spacing: -0.02em; text-decoration: none }
main { max-width: 34rem; margin: 0 auto; padding: 18vh 24px 72px }
h1 { margin: 0; font: 740 46px/0.98 "Bricolage Grotesque", "Arial Narrow", sans-serif; letter-spacing: -0.02em; text-wrap: balance }
main a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 22px; border-radius: 3px; background: var(--act); color: var(--on-act); font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid currentcolor; outline-offset: 3px }
</style>
</head>
<body><header><a href="/">Serendib</a></header><main><h1>${title}</h1><p>${words}</p><p><a href="/">Home page</a></p></main></body>
</html>
`;
