import type { ReactNode } from 'react';

export interface DocumentSection {
  /** Its anchor. Others link to it, so it stays when the title changes. */
  id: string;
  title: string;
  body: ReactNode;
}

/** A page of fixed words: policies and terms. */
export interface FixedDocument {
  /** Its address. */
  path: string;
  title: string;
  /** For search engines and shared links. */
  description: string;
  /** The whole of it in two sentences, for those who read no further. */
  lead: ReactNode;
  /** `yyyy-mm-dd`, the day these words took effect. */
  since: string;
  sections: readonly DocumentSection[];
}
