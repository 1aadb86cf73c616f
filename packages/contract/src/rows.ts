import { accountAdminRows } from './accounts/admin-rows.ts';
import { accountRows } from './accounts/rows.ts';
import { alertRows } from './administration/alert-rows.ts';
import { auditRows } from './administration/audit-rows.ts';
import { dashboardRows } from './administration/dashboard-rows.ts';
import { exportRows } from './administration/export-rows.ts';
import { settingsRows } from './administration/settings-rows.ts';
import { contactRows } from './contact/rows.ts';
import { deskOfficeRows } from './desk/rows.ts';
import { destinationAdminRows } from './destinations/admin-rows.ts';
import { destinationRows } from './destinations/rows.ts';
import { entitlementAdminRows } from './entitlements/admin-rows.ts';
import { entitlementRows } from './entitlements/rows.ts';
import { kindRows } from './listings/calls/rows.ts';
import { listingRows } from './listings/rows.ts';
import { listingWriteRows } from './listings/write-rows.ts';
import { mediaRows } from './media/rows.ts';
import { moderationAdminRows } from './moderation/admin-rows.ts';
import { deskRows } from './moderation/desk-rows.ts';
import { paperRows } from './papers/rows.ts';
import { adminPaymentRows } from './payments/admin-rows.ts';
import { chargebackRows } from './payments/chargeback-rows.ts';
import { gatewayRows, paymentRows, receiptRows } from './payments/rows.ts';
import { reviewAdminRows } from './reviews/admin-rows.ts';
import { reviewRows } from './reviews/rows.ts';
import { sitemapRows } from './sitemap/rows.ts';

/** Every call of the API. */
export const rows = {
  ...accountRows,
  ...accountAdminRows,
  ...auditRows,
  ...dashboardRows,
  ...alertRows,
  ...exportRows,
  ...settingsRows,
  ...contactRows,
  ...destinationAdminRows,
  ...destinationRows,
  ...entitlementAdminRows,
  ...entitlementRows,
  ...kindRows,
  ...listingRows,
  ...listingWriteRows,
  ...mediaRows,
  ...paperRows,
  ...moderationAdminRows,
  ...deskRows,
  ...deskOfficeRows,
  ...adminPaymentRows,
  ...chargebackRows,
  ...gatewayRows,
  ...paymentRows,
  ...receiptRows,
  ...reviewAdminRows,
  ...reviewRows,
  ...sitemapRows,
};
export type ApiRows = typeof rows;
