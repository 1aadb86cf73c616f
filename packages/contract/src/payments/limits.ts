/** Of a test payment, in rupees. */
export const leastTestAmount = 1;
export const mostTestAmount = 1_000_000;
