import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';

/** A page of a kind, as its declaration says where. */
const addressOf = (name: KindName, page: 'list' | 'one' | 'edit' | 'admin' | 'register') =>
  kinds[name].pages[page].slice(1);

/** The folder of a kind has its name in small letters: `tourGuide` is in `tour-guide`. */
const folderOf = (name: KindName) =>
  `./kinds/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const kindPages = kindNames.flatMap((name) => [
  route(addressOf(name, 'list'), `${folderOf(name)}/list.tsx`),
  route(`${addressOf(name, 'one')}/:id`, `${folderOf(name)}/page.tsx`),
  route(addressOf(name, 'register'), `${folderOf(name)}/register.tsx`),
  route(`${addressOf(name, 'edit')}/:id`, './routes/submissions/edit.tsx', { id: `edit-${name}` }),
]);

// Every page of the site, in the order of the navigation bar.
export default [
  index('./routes/home.tsx'),
  route('destinations', './routes/places/destinations.tsx'),
  route('destination/:id', './routes/places/destination.tsx'),
  route('map', './routes/places/map.tsx'),
  route('search', './routes/search/search.tsx'),
  route('season', './routes/season/season.tsx'),
  route('season/:month', './routes/season/season.tsx', { id: 'season-of-a-month' }),
  route('trip', './routes/trips/trip.tsx'),
  route('trip/driver', './routes/trips/driver.tsx'),
  route('trip/paper', './routes/trips/paper.tsx'),
  route('trip/expected', './routes/trips/expected.tsx'),
  // By a link that was shared.
  route('trip/:id', './routes/trips/shared.tsx'),
  route('trips/ideas', './routes/trips/ideas.tsx'),
  route('trips/ideas/:slug', './routes/trips/idea.tsx'),
  route('compare', './routes/listings/compare.tsx'),
  route('calendar/:kind/:id', './routes/calendars/calendar.tsx'),
  route('ask', './routes/inquiries/ask.tsx'),
  route('offers', './routes/inquiries/offers.tsx'),
  route('inquiries/:id', './routes/inquiries/thread.tsx'),
  ...kindPages,

  route('login', './routes/accounts/login.tsx'),
  route('signup', './routes/accounts/sign-up.tsx'),
  route('forgot-password', './routes/accounts/forgot-password.tsx'),
  route('reset-password/:token', './routes/accounts/reset-password.tsx'),
  route('verify-email/:token', './routes/accounts/verify-email.tsx'),
  route('auth/callback', './routes/accounts/auth-callback.tsx'),
  route('profile', './routes/accounts/profile.tsx'),

  layout('./routes/admin/layout.tsx', [
    route('admin', './routes/admin/dashboard.tsx'),
    route('admin/queue', './routes/admin/queue.tsx'),
    ...kindNames.map((name) =>
      route(addressOf(name, 'admin'), './routes/admin/listings/table.tsx', { id: `admin-${name}` }),
    ),
    route('admin/destinations', './routes/admin/destinations.tsx'),
    route('admin/deleted', './routes/admin/deleted.tsx'),
    route('admin/users', './routes/admin/users.tsx'),
    route('admin/payments', './routes/admin/payments.tsx'),
    route('admin/payments/view/:orderId', './routes/admin/payment.tsx'),
    route('admin/chargebacks', './routes/admin/chargebacks.tsx'),
    route('admin/reviews', './routes/admin/reviews.tsx'),
    route('admin/inquiries', './routes/admin/inquiries.tsx'),
    route('admin/inquiries/:id', './routes/admin/inquiry.tsx'),
    route('admin/audit', './routes/admin/audit.tsx'),
    route('admin/failed-jobs', './routes/admin/failed-jobs.tsx'),
    route('admin/settings', './routes/admin/settings.tsx'),
    route('vehicle-premium', './routes/admin/listings/vehicle-premium.tsx'),
  ]),

  route('partnership', './routes/partnership/partnership.tsx'),
  route('partnership/tour-guide-premium', './routes/partnership/tour-guide-premium.tsx'),
  route('partnership/vehicle-premium', './routes/partnership/vehicle-premium.tsx'),
  route('partnership/business-premium', './routes/partnership/business-premium.tsx'),
  route('partnership/tour-operator', './routes/partnership/tour-operator.tsx'),

  route('poster/:kind/:id', './routes/submissions/poster.tsx'),
  route('my-pin/:kind/:id', './routes/submissions/pin.tsx'),
  route('my-departures/:id', './routes/calendars/own-departures.tsx'),
  route('my-calendar/:kind/:id', './routes/calendars/own-calendar.tsx'),

  route('payment/success', './routes/payments/success.tsx'),
  route('payment/cancel', './routes/payments/cancel.tsx'),
  route('payment/receipt/:orderId', './routes/payments/receipt.tsx'),
  route('test/payhere', './routes/payments/test.tsx'),

  route('offline', './routes/offline.tsx'),
  route('about', './routes/about.tsx'),
  route('reviews', './routes/reviews.tsx'),
  route('contact', './routes/contact.tsx'),
  route('privacy-policy', './routes/legal/privacy-policy.tsx'),
  route('privacy', './routes/legal/privacy-policy.tsx', { id: 'privacy' }),
  route('terms-of-service', './routes/legal/terms-of-service.tsx'),
  route('terms', './routes/legal/terms-of-service.tsx', { id: 'terms' }),
  route('refund-policy', './routes/legal/refund-policy.tsx'),

  // Files made on demand.
  route('sitemap.xml', './routes/files/sitemap-index.ts'),
  route('sitemaps/:part', './routes/files/sitemap-part.ts'),
  route('robots.txt', './routes/files/robots.ts'),
  route('sw.js', './routes/files/service-worker.ts'),
  route('manifest.webmanifest', './routes/files/manifest.ts'),
  route('faces.css', './routes/files/faces.ts'),

  route('dev/ui', './routes/dev/ui.tsx'),
  route('*', './routes/not-found.tsx'),
] satisfies RouteConfig;
