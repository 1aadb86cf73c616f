/** In small letters, without the accents of Latin ones; the vowels of Sinhala and Tamil are marks too, and stay. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
