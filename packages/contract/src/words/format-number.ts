/** `24,000`. */
export const formatNumber: (amount: number) => string = new Intl.NumberFormat('en-LK').format;
