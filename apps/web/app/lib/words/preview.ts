/** The beginning of a text, `longest` characters at most, ended at a word. */
export function preview(text: string | null, longest: number): string {
  const whole = (text ?? '').replace(/\s+/g, ' ').trim();
  if (whole.length <= longest) return whole;
  const end = whole.lastIndexOf(' ', longest);
  return `${whole.slice(0, end > longest - 20 ? end : longest).replace(/[,;:.–-]+$/, '')}…`;
}
