import type { DashboardStats } from '@serendib/contract/admin/dashboard-endpoints';
import { CountCard } from './count-card.tsx';

const cards = [
  { name: 'users', label: 'Users', to: '/admin/users' },
  { name: 'destinations', label: 'Destinations', to: '/admin/destinations' },
  { name: 'vehicles', label: 'Vehicles', to: '/admin/vehicles' },
  { name: 'tourGuides', label: 'Tour guides', to: '/admin/tour-guides' },
  { name: 'blogs', label: 'Blogs', to: '/admin/blogs' },
  { name: 'affiliates', label: 'Business listings', to: '/admin/affiliate-links' },
  { name: 'tours', label: 'Tours', to: '/admin/tours' },
  { name: 'premiumVehicles', label: 'Premium vehicles', to: '/admin/vehicles?premium=true' },
  { name: 'premiumGuides', label: 'Premium guides', to: '/admin/tour-guides?premium=true' },
  { name: 'waitingReviews', label: 'First reviews that wait', to: '/admin/reviews?waiting=true' },
  { name: 'reportedReviews', label: 'Reported reviews', to: '/admin/reviews?reported=true' },
] as const satisfies readonly { name: keyof DashboardStats; label: string; to: string }[];

export const CountsPart = ({ stats }: { stats: DashboardStats }) => (
  <section aria-label="What there is">
    <ul className="admin-cards">
      {cards.map(({ name, label, to }) => (
        <CountCard key={name} label={label} value={stats[name]} to={to} />
      ))}
    </ul>
  </section>
);
