import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';

/** While the server renders a page: takes a part of it and gives the mark of its slot. */
export interface Slots {
  fill<Props extends object>(name: string, Part: ComponentType<Props>, props: Props): ReactNode;
}

export const FragmentSlots = createContext<Slots | undefined>(undefined);

/**
 * Fragment cache: the server keeps the HTML of a part by its props, and puts it into every page that shows the same; most
 * of the cards of a list that is asked for the first time stood in other lists. In browsers it is the part itself.
 *
 * Such a part is one element and is made of its props alone, which are plain data: it has no hooks of the router and no
 * `useId`, and its links begin with a slash. `at` among its props is the path that its NavLinks compare theirs with. An
 * `eager` picture is named in the head of its page, so what has one is rendered with the page.
 */
export function cacheFragment<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return Part;
  return function Fragment(props: Props) {
    const slots = useContext(FragmentSlots);
    const isEager = 'eager' in props && props.eager;
    return slots && !isEager ? slots.fill(name, Part, props) : createElement(Part, props);
  };
}
