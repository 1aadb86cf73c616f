import type { ServiceType } from '@serendib/contract/payments/services';

/** What a checkout is for. */
export interface CheckoutRequest {
  serviceType: ServiceType;
  /** In LKR; a test payment alone names its own. */
  amount?: number | undefined;
  /** The listing it is for. */
  itemId?: string | undefined;
}
