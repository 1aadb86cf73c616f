/** For whoever followed a link rather than made a call. */
export const notSetUpPage = (words: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in · Serendib</title>
<link rel="stylesheet" href="/faces.css">
<style>
:root { color-scheme: light dark; --paper: light-dark(#f5f6f1, #0f1527); --ink: light-dark(#17203a, #f1eee2); --act: light-dark(#17203a, #f3b12b); --on-act: light-dark(#f5f6f1, #17203a) }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 24px; background: var(--paper); color: var(--ink); font: 17px/1.55 Figtree, system-ui, sans-serif }
main { max-width: 34rem }
h1 { margin: 0; font: 720 46px/0.98 Bricolage, "Arial Narrow", sans-serif; font-stretch: 82%; letter-spacing: -0.02em }
a { display: inline-block; padding: 12px 22px; border-radius: 3px; background: var(--act); color: var(--on-act); font-weight: 600; text-decoration: none }
</style>
</head>
<body><main><h1>Not available here</h1><p>${words}</p><p><a href="/login">Back to log in</a></p></main></body>
</html>
`;
