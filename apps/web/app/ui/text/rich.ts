import type { Part } from '@serendib/contract/words/t';
import { createElement, Fragment, type ReactNode } from 'react';

/** A message with links in it: `rich(parts('Read the <terms>terms</terms>.'), { terms: (words) => <Link …>{words}</Link> })`. */
export const rich = (
  parts: readonly Part[],
  values: Readonly<Record<string, ReactNode | ((words: string) => ReactNode)>>,
): ReactNode =>
  createElement(
    Fragment,
    null,
    ...parts.map((part) => {
      if (typeof part === 'string') return part;
      const [name, words = ''] = part;
      const value = values[name];
      return typeof value === 'function' ? value(words) : value;
    }),
  );
