import { createContext } from 'react-router';

import type { FragmentCache } from './fragments/page-fragments.server.tsx';

/** The HTML of a page, past the body of its answer: that would be made into bytes and read back. */
export interface RenderedPage {
  html?: string;
  /** What stands in the places of its fragments, in their order. */
  fragments?: readonly string[];
}

/** A page in the making. */
interface Rendering {
  /** None in development, where parts change. */
  cache: FragmentCache | undefined;
  page: RenderedPage;
}

export const renderingContext = createContext<Rendering>();
