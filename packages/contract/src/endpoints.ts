import { accountAdminEndpoints } from './accounts/admin-endpoints.ts';
import { accountEndpoints } from './accounts/endpoints.ts';
import { factorEndpoints } from './accounts/factor-endpoints.ts';
import { alertEndpoints } from './admin/alert-endpoints.ts';
import { auditEndpoints } from './admin/audit-endpoints.ts';
import { dashboardEndpoints } from './admin/dashboard-endpoints.ts';
import { exportEndpoints } from './admin/export-endpoints.ts';
import { failedJobEndpoints } from './admin/failed-job-endpoints.ts';
import { settingsEndpoints } from './admin/settings-endpoints.ts';
import { adminWorkspaceEndpoints } from './admin/workspace-endpoints.ts';
import { departureEndpoints } from './calendars/departures.ts';
import { calendarEndpoints } from './calendars/endpoints.ts';
import { contactEndpoints } from './contact/endpoints.ts';
import { destinationAdminEndpoints } from './destinations/admin-endpoints.ts';
import { destinationEndpoints } from './destinations/endpoints.ts';
import { entitlementAdminEndpoints } from './entitlements/admin-endpoints.ts';
import { entitlementEndpoints } from './entitlements/endpoints.ts';
import { inquiryEndpoints } from './inquiries/endpoints.ts';
import { compareEndpoints } from './listings/compare/endpoint.ts';
import { kindEndpoints } from './listings/endpoints/endpoints.ts';
import { listingEndpoints } from './listings/endpoints.ts';
import { listingWriteEndpoints } from './listings/write-endpoints.ts';
import { mediaEndpoints } from './media/endpoints.ts';
import { moderationAdminEndpoints } from './moderation/admin-endpoints.ts';
import { moderationReviewEndpoints } from './moderation/review-endpoints.ts';
import { paperEndpoints } from './papers/endpoints.ts';
import { seenEndpoints } from './papers/seen-endpoints.ts';
import { adminPaymentEndpoints } from './payments/admin-endpoints.ts';
import { chargebackEndpoints } from './payments/chargeback-endpoints.ts';
import { gatewayEndpoints, paymentEndpoints, receiptEndpoints } from './payments/endpoints.ts';
import { reviewAdminEndpoints } from './reviews/admin-endpoints.ts';
import { reviewEndpoints } from './reviews/endpoints.ts';
import { searchEndpoints } from './search/endpoints.ts';
import { sitemapEndpoints } from './sitemap/endpoints.ts';
import { tripEndpoints } from './trips/endpoints.ts';
import { roadEndpoints } from './trips/route/endpoints.ts';

/** Every endpoint of the API. */
export const endpoints = {
  ...accountEndpoints,
  ...factorEndpoints,
  ...accountAdminEndpoints,
  ...auditEndpoints,
  ...dashboardEndpoints,
  ...alertEndpoints,
  ...exportEndpoints,
  ...failedJobEndpoints,
  ...settingsEndpoints,
  ...calendarEndpoints,
  ...departureEndpoints,
  ...contactEndpoints,
  ...destinationAdminEndpoints,
  ...destinationEndpoints,
  ...entitlementAdminEndpoints,
  ...entitlementEndpoints,
  ...inquiryEndpoints,
  ...kindEndpoints,
  ...compareEndpoints,
  ...listingEndpoints,
  ...listingWriteEndpoints,
  ...mediaEndpoints,
  ...paperEndpoints,
  ...seenEndpoints,
  ...moderationAdminEndpoints,
  ...moderationReviewEndpoints,
  ...adminWorkspaceEndpoints,
  ...adminPaymentEndpoints,
  ...chargebackEndpoints,
  ...gatewayEndpoints,
  ...paymentEndpoints,
  ...receiptEndpoints,
  ...reviewAdminEndpoints,
  ...reviewEndpoints,
  ...searchEndpoints,
  ...sitemapEndpoints,
  ...tripEndpoints,
  ...roadEndpoints,
};
export type ApiEndpoints = typeof endpoints;
