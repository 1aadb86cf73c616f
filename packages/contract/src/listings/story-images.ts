/** The addresses of the pictures in a story, in their order. */
export const imagesInStory = (html: string): string[] =>
  [...html.matchAll(/<img\s[^<>]*?\bsrc="([^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'));
