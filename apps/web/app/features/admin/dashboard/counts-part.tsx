import type { DashboardStats } from '@serendib/contract/admin/dashboard-endpoints';
import { t } from '@serendib/contract/words/t';
import { CountCard } from './count-card.tsx';

const cards = [
  { name: 'users', label: t('Users'), to: '/admin/users' },
  { name: 'destinations', label: t('Destinations'), to: '/admin/destinations' },
  { name: 'vehicles', label: t('Vehicles'), to: '/admin/vehicles' },
  { name: 'tourGuides', label: t('Tour guides'), to: '/admin/tour-guides' },
  { name: 'blogs', label: t('Blogs'), to: '/admin/blogs' },
  { name: 'affiliates', label: t('Business listings'), to: '/admin/affiliate-links' },
  { name: 'tours', label: t('Tours'), to: '/admin/tours' },
  { name: 'premiumVehicles', label: t('Premium vehicles'), to: '/admin/vehicles?premium=true' },
  { name: 'premiumGuides', label: t('Premium guides'), to: '/admin/tour-guides?premium=true' },
  { name: 'waitingReviews', label: t('Reviews that wait'), to: '/admin/reviews?waiting=true' },
  { name: 'reportedReviews', label: t('Reported reviews'), to: '/admin/reviews?reported=true' },
  { name: 'reportedInquiries', label: t('Reported inquiries'), to: '/admin/inquiries' },
  { name: 'openChargebacks', label: t('Chargebacks to answer'), to: '/admin/chargebacks' },
] as const satisfies readonly { name: keyof DashboardStats; label: string; to: string }[];

export const CountsPart = ({ stats }: { stats: DashboardStats }) => (
  <section aria-label={t('What there is')}>
    <ul className="admin-cards">
      {cards.map(({ name, label, to }) => (
        <CountCard key={name} label={label} value={stats[name]} to={to} />
      ))}
    </ul>
  </section>
);
