import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import '~/features/admin/desk.css';
import { DeskShell } from '~/features/admin/shell/desk-shell.tsx';
import { adminLoad, useGuard } from '~/lib/session/guard.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/desk.ts';

export const clientLoader = Object.assign(
  adminLoad(({ call }) => call('GET /admin/dashboard-stats')),
  { hydrate: true as const },
);

/** What waits is counted anew on every page and after every deed, not whenever a list is narrowed. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

export function HydrateFallback() {
  return <WaitingPage title="Administration" />;
}

export default function Desk({ loaderData }: Route.ComponentProps) {
  useGuard();
  return (
    <DeskShell stats={loaderData}>
      <Outlet />
    </DeskShell>
  );
}
