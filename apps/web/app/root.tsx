import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { t } from '@serendib/contract/words/t';
import { lazy, type ReactNode, Suspense } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import cssUrl from '~/app.css?url';
import type { Route } from './+types/root.ts';
import { AccountSlot } from './features/accounts/nav/account-slot.tsx';
import { type LoadArgs, type PageErrorData, pageLoad } from './lib/api/load.ts';
import { usePageCss } from './lib/page/page-css.ts';
import { pageMeta } from './lib/page/page-meta.ts';
import { useLanguages } from './lib/page/use-languages.ts';
import { loadContact } from './lib/site/contact.ts';
import bricolage from './ui/fonts/bricolage-display.woff2?url';
import { LanguageFaces } from './ui/fonts/language-faces.tsx';
import { deferHydration } from './ui/hydration/defer-hydration.tsx';
import { DeferredScripts } from './ui/hydration/deferred-scripts.tsx';
import { LanguageOffer } from './ui/layout/language-offer.tsx';
import { NavBar } from './ui/layout/nav-bar.tsx';
import { NavigationProgress } from './ui/layout/navigation-progress.tsx';
import { PlainError } from './ui/layout/plain-error.tsx';
import { ThemeScript } from './ui/layout/theme.tsx';

// Of no use before the page is touched.
const LateParts = deferHydration('top', () => import('./late-parts.tsx').then((part) => part.LateParts));
// A link until then.
const SearchSlot = deferHydration('search', () =>
  import('./features/search/search-slot.tsx').then((part) => part.SearchSlot),
);
// Links, far below.
const Footer = deferHydration('footer', () => import('./ui/layout/footer.tsx').then((part) => part.Footer));

const load = pageLoad(async ({ call, url, languages }: LoadArgs) => ({
  origin: url.origin,
  contact: await loadContact(call),
  // Of one language alone there is nothing to choose.
  ...(languages.length > 1 && { languages }),
}));

export { load as clientLoader, load as loader };

export const shouldRevalidate = () => false;
export const meta = (args: Route.MetaArgs) => {
  if (!args.error) return pageMeta(args, {});
  // In a browser the page of an error says the same by itself, with scripts that no other page needs.
  if (!import.meta.env.SSR) return [];
  const { status, data } = args.error as { status?: number; data?: Partial<PageErrorData> | null };
  const title = data?.title ?? (status === 404 ? t('Page not found') : t('Something went wrong'));
  return pageMeta(args, { title, noIndex: true });
};

export function Layout({ children }: { children: ReactNode }) {
  const css = usePageCss();
  return (
    <html
      lang={t('@language')}
      dir={t('@direction')}
      data-languages={
        useLanguages()
          .map(({ code }) => code)
          .join(' ') || undefined
      }
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeScript />
        {import.meta.env.DEV ? (
          <link rel="stylesheet" href={cssUrl} />
        ) : (
          <style id="page-css" suppressHydrationWarning>
            {css}
          </style>
        )}
        <link rel="preload" href={bricolage} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        {import.meta.env.SSR && <LanguageFaces />}
        <meta name="theme-color" content="#f5f6f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1527" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={`${t('@prefix')}/manifest.webmanifest`} />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {t('Skip to content')}
        </a>
        <LanguageOffer />
        <NavigationProgress />
        <NavBar search={<SearchSlot />} account={<AccountSlot />} />
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer />
        <LateParts />
        <ScrollRestoration />
        <Scripts />
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

// Few meet it; where its scripts cannot be had either, plain words do.
const PageError = lazy(() =>
  import('./ui/layout/page-error.tsx').then(
    (part) => ({ default: part.PageError }),
    () => ({ default: PlainError }),
  ),
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <PageError error={error} />
    </Suspense>
  );
}
