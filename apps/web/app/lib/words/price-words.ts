/** A price as its owner wrote it, with its currency where only figures were written and commas in long figures. */
export const priceWords = (written: string | null): string | null => {
  if (!written) return null;
  const grouped = written.replace(/\d{4,}/g, (figure) => Number(figure).toLocaleString('en-LK'));
  return grouped.replace(/^(under |above )?(?=[\d,\s–-]+$)/i, '$1LKR ');
};
