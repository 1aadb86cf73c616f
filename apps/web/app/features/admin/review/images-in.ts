const picture = /^(https?:\/\/[^\s]+|\/[^\s]+)\.(jpe?g|png|webp|svg|heic|avif)(\?\S*)?$/i;
const stored = /^(https?:\/\/[^/]+)?\/media\//;

/** The addresses of pictures that a field holds; none for any other field. */
export function imagesIn(value: unknown): string[] {
  const all = [value].flat().filter((one): one is string => typeof one === 'string' && one !== '');
  return all.length > 0 && all.every((one) => picture.test(one) || stored.test(one)) ? all : [];
}
