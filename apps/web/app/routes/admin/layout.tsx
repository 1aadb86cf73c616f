import { t } from '@serendib/contract/words/t';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import '~/features/admin/admin.css';
import { AdminShell } from '~/features/admin/shell/admin-shell.tsx';
import { adminLoad, useGuard } from '~/lib/session/guard.ts';
import { PageError } from '~/ui/layout/page-error.tsx';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import { keepFollowing } from '~/ui/navigate/patiently.ts';
import type { Route } from './+types/layout.ts';

export const clientLoader = Object.assign(
  adminLoad(({ call }) => call('GET /admin/dashboard-stats')),
  { hydrate: true as const },
);

/** What waits is counted anew on every page and after every action, not when a list is filtered. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)
    return defaultShouldRevalidate;
  keepFollowing();
  return false;
}

export function HydrateFallback() {
  return <WaitingPage title={t('Administration')} />;
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  useGuard();
  return (
    <AdminShell stats={loaderData}>
      <Outlet />
    </AdminShell>
  );
}

/** What is not there, or cannot be shown, leaves the menu of the back office where it is. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const failed = <PageError error={error} />;
  return loaderData ? <AdminShell stats={loaderData}>{failed}</AdminShell> : failed;
}
