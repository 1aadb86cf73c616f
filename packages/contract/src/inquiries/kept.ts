/** So long after it ended a question is kept that a guest's link never sent on its way. */
export const unsentDays = 30;
/** So long after its last news a thread that led to no agreement is kept. */
export const threadDays = 365;
/** So many years after its last day what was agreed is kept for both, with or without their accounts. */
export const agreementYears = 3;
