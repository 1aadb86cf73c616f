/** So many days after its last link ended, an address that was never confirmed is kept no longer. */
export const unconfirmedDays = 30;
