/** `LKR 12,000 to 15,000 a day`, in one line. Apart from what makes its parts, since every page begins with this. */
export const priceLine = ({ amount, per }: { amount: string; per?: string | null | undefined }): string =>
  per ? `${amount} ${per}` : amount;
