import type { Listed } from '~/lib/api/call.ts';

interface ImageFacts {
  src: string | null | undefined;
  fallback: string;
}

/** How far those stand that are seen beside a card: in rows of two and three, to its left and right, above and below. */
const BESIDE = 4;
/** A drawing of ours may be the image of a listing, by its whole address. */
const pathOf = (picture: string) => picture.replace(/^https?:\/\/[^/]+/, '');
/** Enough that every print of a kind comes up. */
const TURNS = 60;

/**
 * Gives each of a list the print that stands in for its picture: its own, as on its page, but another of its kind where
 * one beside it shows that already. `before` is what stands above the list.
 */
export function apart<Item extends { _id: string }>(
  list: readonly Item[],
  imageOf: (one: Item) => ImageFacts,
  ...before: ImageFacts[]
): (Item & { print: string })[] {
  const shown = before.map(({ src, fallback }) => pathOf(src ?? fallback));
  // A thing's own drawing, which the API names where there is no photograph, is no picture that must stay.
  const pictures = list.map((one) => {
    const { src, fallback } = imageOf(one);
    const path = pathOf(src ?? '');
    return path === fallback ? '' : path;
  });
  const printOf = (one: Item, i: number): string => {
    const own = imageOf(one).fallback;
    if (pictures[i]) return own;
    // Where all the prints of a kind are near, those nearest are avoided.
    for (let reach = BESIDE; reach > 0; reach--) {
      const beside = [...shown.slice(-reach), ...pictures.slice(i + 1, i + 1 + reach)];
      for (let print = own, turn = 1; turn < TURNS; turn++) {
        if (!beside.includes(print)) return print;
        print = imageOf({ ...one, _id: `${one._id} ${turn}` }).fallback;
      }
    }
    return own;
  };
  return list.map((one, i) => {
    const print = printOf(one, i);
    shown.push(pictures[i] || print);
    return { ...one, print, ...(!pictures[i] && { image: null }) };
  });
}

/** A whole list, once it has come, with its prints apart. */
export const listApart = <Item extends { _id: string }>(
  asked: Promise<Listed<Item>>,
  imageOf: (one: Item) => ImageFacts,
) => asked.then((list) => ({ ...list, data: apart(list.data, imageOf) }));
