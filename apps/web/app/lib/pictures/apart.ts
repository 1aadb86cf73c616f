import type { Listed } from '~/lib/api/call.ts';

interface Picture {
  src: string | null | undefined;
  fallback: string;
}

/** How many cards before one stand beside it: the one to its left, and those above it in rows of two and three. */
const BESIDE = 4;

/**
 * Gives each of a list the print that stands in for its picture: its own, as on its page, but another of its kind where
 * one beside it shows that already. `before` is what stands above the list.
 */
export function apart<Item extends { _id: string }>(
  list: readonly Item[],
  pictureOf: (one: Item) => Picture,
  ...before: Picture[]
): (Item & { print: string })[] {
  const shown = before.map(({ src, fallback }) => src ?? fallback);
  return list.map((one) => {
    const { src, fallback } = pictureOf(one);
    const beside = shown.slice(-BESIDE);
    let print = fallback;
    for (let turn = 1; !src && beside.includes(print) && turn < 60; turn++)
      print = pictureOf({ ...one, _id: `${one._id} ${turn}` }).fallback;
    shown.push(src ?? print);
    return { ...one, print };
  });
}

/** A whole list, once it has come, with its prints apart. */
export const listApart = <Item extends { _id: string }>(
  asked: Promise<Listed<Item>>,
  pictureOf: (one: Item) => Picture,
) => asked.then((list) => ({ ...list, data: apart(list.data, pictureOf) }));
