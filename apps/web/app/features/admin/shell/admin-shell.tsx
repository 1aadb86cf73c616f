import type { DashboardStats } from '@serendib/contract/admin/dashboard-endpoints';
import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '~/ui/form/icon.tsx';
import { UndoBar } from '../listings/undo-bar.tsx';
import { AdminSearch } from '../search/admin-search.tsx';
import { type AdminLink, adminLinks } from './admin-links.ts';
import { waitingInAll, waitingOf } from './waiting.ts';

/** The back office: its menu at the side where there is room, under a button where there is not. */
export function AdminShell({ stats, children }: { stats: DashboardStats; children: ReactNode }) {
  const side = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the administrator is stays in sight
  useEffect(() => {
    // Chromium gives a promise for it, which returned here would be taken for what ends the effect.
    side.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <div className="admin">
      <SmallWays stats={stats} />
      <div className="admin-small-search">
        <AdminSearch />
      </div>
      <nav ref={side} aria-label={t('Administration')} className="admin-side">
        <AdminSearch hasHint />
        <Ways stats={stats} />
      </nav>
      <div className="admin-room">{children}</div>
      <UndoBar />
    </div>
  );
}

function Ways({ stats }: { stats: DashboardStats }) {
  return adminLinks.map(({ title, links }) => (
    <div key={title}>
      <p className="admin-side-title">{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} end={link.to === '/admin'} className="admin-way">
              {link.label}
              <Waiting count={countOf(stats, link)} />
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}

const countOf = (stats: DashboardStats, { to, kind }: AdminLink): number => {
  if (kind) return waitingOf(stats, kind);
  if (to === '/admin/reviews') return stats.waitingReviews + stats.reportedReviews;
  if (to === '/admin/failed-jobs') return stats.failedJobs;
  if (to === '/admin/inquiries') return stats.reportedInquiries;
  if (to === '/admin/chargebacks') return stats.openChargebacks;
  return to === '/admin/queue' ? waitingInAll(stats) : 0;
};

function Waiting({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className="admin-count">
      {formatNumber(count)}
      <span className="sr-only"> {t('waiting')}</span>
    </span>
  );
}

/** Said with what it counts: beside the name of another page a bare number would be taken for that page's own. */
function InTheQueue({ count }: { count: number }) {
  if (count <= 0) return null;
  return <span className="admin-count">{t('{count} in the queue', { count: formatNumber(count) })}</span>;
}

function SmallWays({ stats }: { stats: DashboardStats }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the administrator has gone to another page
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);
  const here = adminLinks
    .flatMap(({ links }) => links)
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .at(-1);
  return (
    <details ref={menu} className="admin-menu group">
      <summary>
        <span>
          <span className="sr-only">{t('Administration:')} </span>
          {here?.label ?? t('Dashboard')}
        </span>
        <InTheQueue count={waitingInAll(stats)} />
        <Icon name="down" className="ms-auto size-4 group-open:rotate-180" />
      </summary>
      <nav aria-label={t('Administration')} className="admin-menu-ways">
        <Ways stats={stats} />
      </nav>
    </details>
  );
}
