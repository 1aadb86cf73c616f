import type { PaidService } from '@serendib/contract/prices';
import type { Question } from './questions.tsx';

export interface Plan {
  plan: 'free' | 'monthly' | 'yearly';
  name: string;
  /** Left out: it costs nothing. */
  service?: PaidService;
  per: string;
  /** Beside the name: what it saves. */
  saving?: string;
  /** Beneath the price. */
  line: string;
  includes: readonly string[];
}

/** All that one of the four premium pages says. */
export interface PremiumOffer {
  name: string;
  path: string;
  description: string;
  title: string;
  lead: string;
  hero: Hero;
  /** The way in: free, unless no plan is. */
  free: { to: string; label: string };
  /** In the order in which they are shown. */
  plans: readonly Plan[];
  gains: readonly { title: string; words: string }[];
  specimen: { name: string; line: string; prints: readonly string[]; tall?: boolean; caption: string };
  questions: readonly Question[];
  closing: {
    title: string;
    /** Said at the end, unless payments are paused. */
    line?: string;
    print: string;
    /** In the place of a third plan, where there are two. */
    besides?: string;
  };
}

/** A scene or print beneath words that stand on the ink of its sky: see layout.css. */
export interface Hero {
  /** Path. */
  picture: string;
  sky: 'gamboge' | 'mist' | 'rose' | 'red' | 'plum';
  alt: string;
  /** CSS `object-position`. */
  focus: string;
}
