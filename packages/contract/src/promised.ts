/** Days after a payment within which a fault of it can be reported. */
export const refundDays = 7;
/** For so many years payments are kept, for accounting and disputes. */
export const paymentYears = 7;
/** Days in which a network or browser stays known after the last sign-in from there: as long as a session lasts at most. */
export const placeDays = 90;
