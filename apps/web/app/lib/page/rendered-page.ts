import { createContext } from 'react-router';
import type { FragmentCache, RenderedPage } from './server-entry.ts';

/** A page in the making. */
interface Rendering {
  /** None in development, where parts change. */
  cache: FragmentCache | undefined;
  page: RenderedPage;
}

export const renderingContext = createContext<Rendering>();
