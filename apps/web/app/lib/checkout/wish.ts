import type { ServiceType } from '@serendib/contract/payments/services';

/** What somebody wants to pay for. */
export interface Wish {
  serviceType: ServiceType;
  /** In LKR; a test payment alone names its own. */
  amount?: number | undefined;
  /** The listing it is for. */
  itemId?: string | undefined;
}
