/** Figures that several of the fixed pages promise. They are promises: change them in all places, which is here. What code goes by too is in promised.ts of the contract. */
export const minimumAge = 18;
/** Business days in which a refund request is decided. */
export const refundReviewBusinessDays = 10;
export const logDays = 30;
/** Working days in which a request about personal data is answered. */
export const dataRequestWorkingDays = 21;
