import { t } from '@serendib/contract/words/t';
import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react';
import { StaticRouter } from 'react-router';
import { htmlOf } from '../html-of.server.ts';
import type { FragmentCache } from '../server-entry.ts';
import type { Slots } from './fragment.tsx';
import { markOf, splitAtMarks } from './fragment-marks.ts';

interface Slot {
  key: string;
  element: ReactElement;
  at: string;
}

/** The fragments of one page, numbered in the order in which it came to them. */
export class PageFragments implements Slots {
  readonly #slots: Slot[] = [];
  readonly #cache: FragmentCache;

  constructor(cache: FragmentCache) {
    this.#cache = cache;
  }

  fill<Props extends object>(name: string, Part: ComponentType<Props>, props: Props): ReactNode {
    const number = this.#slots.push({
      key: `${t('@language')} ${name} ${JSON.stringify(props)}`,
      element: <Part {...props} />,
      at: 'at' in props ? String(props.at) : '/',
    });
    return markOf(number - 1);
  }

  /** Their HTML. What is not kept is rendered, all of it at once. */
  async render(): Promise<string[]> {
    const found = this.#slots.map(({ key }) => this.#cache.get(key));
    const missing = this.#slots.filter((_slot, number) => found[number] === undefined);
    if (missing.length === 0) return found as string[];
    const made = splitAtMarks(await htmlOf(missing.map(withMark)));
    const rendered = new Map(missing.map(({ key }, number) => [key, made[number] ?? '']));
    for (const [key, html] of rendered) this.#cache.set(key, html);
    return this.#slots.map(({ key }, number) => found[number] ?? rendered.get(key) ?? '');
  }
}

const withMark = ({ element, at }: Slot, number: number) => (
  <Fragment key={number}>
    <StaticRouter basename={t('@prefix')} location={t('@prefix') + at}>
      {element}
    </StaticRouter>
    {markOf(number)}
  </Fragment>
);
