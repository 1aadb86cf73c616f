/** A name in Sinhala or Tamil is read, and set, as such. */
export const languageOf = (title: unknown) =>
  typeof title !== 'string'
    ? undefined
    : /^\P{L}*[\u0d80-\u0dff]/u.test(title)
      ? 'si'
      : /^\P{L}*[\u0b80-\u0bff]/u.test(title)
        ? 'ta'
        : undefined;
