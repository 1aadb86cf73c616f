/** Between what the numbers lie that a list may be asked for. */
export const seatsAsked = { from: 1, to: 100 };
export const rupeesAsked = { from: 0, to: 100_000_000 };
