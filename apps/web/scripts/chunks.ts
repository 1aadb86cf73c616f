/** Modules that a browser gets in one file. */
export interface Chunk {
  name: string;
  /** Beginnings of paths, from the root of the repository. */
  modules: readonly string[];
  /** Those of them that come when they are used. */
  except?: readonly string[];
}

const inside = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);
const app = 'apps/web/app';
const options = 'packages/contract/src/options';

/**
 * What pages begin with comes in a few files rather than fifteen, since one larger file compresses better than ten small
 * ones. This is the one place that knows; a path that leads to nothing fails a test. The first that has a module gets
 * it; a module that none has goes where it is used.
 */
export const chunks: readonly Chunk[] = [
  {
    name: 'router',
    modules: inside('node_modules', 'react/', 'react-dom/', 'react-router/', 'scheduler/', 'cookie/'),
  },
  // What every page needs. Fields are left out: filter panels come later, and bring theirs along.
  {
    name: 'shell',
    modules: [
      `${app}/root.tsx`,
      ...inside(`${app}/ui/layout`, ''),
      ...inside(`${app}/ui/text`, 'heading', 'section-heading', 'price', 'badge'),
      ...inside(`${app}/ui/hydration`, 'defer-hydration', 'deferred-scripts'),
      `${app}/ui/form/button`,
      ...inside(`${app}/ui/feedback`, 'toast', 'spinner', 'notice'),
      `${app}/ui/media/picture`,
      `${app}/features/accounts/nav/account-slot`,
      ...inside(`${app}/lib/api`, 'deferred-call', 'headers', 'load', 'types'),
      `${app}/lib/session/session`,
      `${app}/lib/site/site`,
      ...inside(`${app}/lib/page`, 'page-', 'csp-nonce.'),
      `${options}/option.ts`,
    ],
    except: inside(`${app}/ui/layout`, 'footer', 'page-error', 'contact-counts'),
  },
  // The way to the API: with the first touch of a link.
  { name: 'api', modules: inside(`${app}/lib/api`, 'call', 'error', 'make-call') },
  { name: 'options', modules: inside(options, 'tour-options', 'vehicle-options') },
  { name: 'business-options', modules: inside(options, 'business-options') },
  // What pages of one thing and lists need before they are touched.
  {
    name: 'things',
    modules: [...inside(`${app}/ui/text`, ''), `${app}/lib/list/list-address`],
    except: inside(`${app}/ui/text`, 'price', 'rating', 'fact', 'other-names', 'answer', 'on-dates'),
  },
  // What pages of one thing need, and cards, which come later.
  {
    name: 'thing',
    modules: [
      ...inside(`${app}/ui/text`, 'fact-line', 'rating.'),
      `${app}/lib/words/preview`,
      `${app}/kinds/vehicle/card-words`,
      'packages/contract/src/drawings/print-of',
    ],
  },
  // What pages of one listing need.
  {
    name: 'listing',
    modules: inside(`${app}/features/listings/pages`, 'deferred-contact', 'record-view', 'kind-facts'),
  },
  // What stands below a listing and a place alike.
  {
    name: 'below',
    modules: [
      ...inside(`${app}/features/listings`, 'load-listing', 'related/deferred-related'),
      `${app}/routes/listings/deferred-reviews`,
    ],
  },
  {
    name: 'lists',
    modules: [
      ...inside(`${app}/ui/list`, ''),
      `${app}/ui/form/chip.tsx`,
      ...inside(`${app}/features/listings`, 'lists/active'),
    ],
    except: inside(`${app}/ui/list`, 'list-end', 'order-links'),
  },
];

/** Whether a module is one of a chunk's; `id` is its whole path. */
export const isOf = ({ modules, except = [] }: Chunk, id: string): boolean => {
  const begins = (path: string) => id.includes(`/${path}`);
  return modules.some(begins) && !except.some(begins);
};
