import { deletedDays } from '@serendib/contract/listings/limits';

/** Figures that several of the fixed pages promise. They are promises: change them in all places, which is here. */
export const legalFacts = {
  minimumAge: 18,
  /** Days in which a duplicate charge or a technical error is reported. */
  refundReportDays: 7,
  /** Business days in which a refund request is decided. */
  refundReviewBusinessDays: 10,
  transactionYears: 7,
  /** Days in which what was deleted can still be brought back. */
  deletedDays,
  logDays: 30,
  /** Days in which a network or browser stays known after the last sign-in from there. */
  placeDays: 90,
  /** Working days in which a request about personal data is answered. */
  dataRequestWorkingDays: 21,
} as const;
