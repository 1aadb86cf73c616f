/** Figures that several of the fixed pages promise. They are promises: change them in all places, which is here. */
export const minimumAge = 18;
/** Days in which a duplicate charge or a technical error is reported. */
export const refundReportDays = 7;
/** Business days in which a refund request is decided. */
export const refundReviewBusinessDays = 10;
export const transactionYears = 7;
export const logDays = 30;
/** Days in which a network or browser stays known after the last sign-in from there. */
export const placeDays = 90;
/** Working days in which a request about personal data is answered. */
export const dataRequestWorkingDays = 21;
