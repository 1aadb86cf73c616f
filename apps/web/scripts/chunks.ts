import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that a browser gets in one file. */
export interface Chunk {
  name: string;
  /** Beginnings of paths, from the root of the repository. */
  modules: readonly string[];
  /** Those of them that come when they are used. */
  except?: readonly string[];
  /** Only its own modules: what they need is not brought into it, since a page may begin with that. */
  withoutDependencies?: boolean;
}

const inside = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);
const root = resolve(import.meta.dirname, '../../..');
const app = 'apps/web/app';
const options = 'packages/contract/src/options';
/** The modules of a name, of whichever kinds have one. */
const ofKinds = (name: string) => globSync(`${app}/kinds/*/${name}`, { cwd: root });

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
      ...inside(`${app}/ui/text`, 'heading', 'section-heading', 'price', 'badge', 'rating-figure'),
      'packages/contract/src/calendar.ts',
      'packages/contract/src/words/format-number.ts',
      ...inside(`${app}/ui/hydration`, 'defer-hydration', 'deferred-scripts'),
      ...inside(`${app}/ui/form`, 'button', 'icon'),
      ...inside(`${app}/ui/feedback`, 'toast.', 'spinner', 'notice'),
      `${app}/ui/media/picture`,
      `${app}/features/accounts/nav/account-slot`,
      ...inside(`${app}/lib/api`, 'deferred-call', 'headers', 'load', 'types'),
      `${app}/lib/session/session`,
      `${app}/lib/site/site`,
      ...inside(`${app}/lib/page`, 'page-', 'csp-nonce.'),
      `${options}/option.ts`,
    ],
    except: inside(`${app}/ui/layout`, 'footer', 'languages', 'page-error', 'contact-counts'),
  },
  // The way to the API: with the first touch of a link.
  {
    name: 'api',
    modules: [
      ...inside(`${app}/lib/api`, 'call', 'error', 'make-call'),
      ...inside(`${app}/lib`, 'mine/leave-out', 'session/left-tokens'),
    ],
  },
  // Where pictures of other sites are had: with the first reply.
  {
    name: 'pictures',
    withoutDependencies: true,
    modules: [`${app}/lib/api/pictures-here`, 'packages/contract/src/media/elsewhere'],
  },
  { name: 'options', modules: inside(options, 'tour-options', 'vehicle-options') },
  { name: 'business-options', modules: inside(options, 'business-options') },
  // What pages of one thing and lists need before they are touched.
  {
    name: 'things',
    modules: [...inside(`${app}/ui/text`, ''), `${app}/lib/list/list-address`],
    except: inside(
      `${app}/ui/text`,
      'price',
      'rating',
      'fact',
      'other-names',
      'answer',
      'busy',
      'on-dates',
      'address',
    ),
  },
  // How far around which place, with which lists, destinations and the search begin.
  {
    name: 'near',
    withoutDependencies: true,
    modules: [...inside(`${app}/lib`, 'list/near', 'places/places'), 'packages/contract/src/listings/limits'],
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
  // What the policies need besides their words.
  {
    name: 'document',
    withoutDependencies: true,
    modules: inside(`${app}/features/pages`, 'document-page', 'said', 'mail-link'),
  },
  // What stands below a listing and a place alike.
  {
    name: 'below',
    modules: [
      ...inside(`${app}/features/listings`, 'load-listing', 'related/deferred-related'),
      `${app}/routes/listings/deferred-reviews`,
    ],
  },
  // A field, and one to choose from, with which lists begin.
  { name: 'fields', withoutDependencies: true, modules: inside(`${app}/ui/form`, 'field.', 'select-field') },
  {
    name: 'lists',
    modules: [
      ...inside(`${app}/ui/list`, ''),
      `${app}/ui/form/chip.tsx`,
      ...inside(`${app}/features/listings`, 'lists/active'),
      `${app}/lib/list/chips`,
    ],
    except: inside(`${app}/ui/list`, 'list-end', 'order-links', 'order-words'),
  },
  // What every page brings with the first touch: the footer, the one search, hearts, and trips in the browser.
  {
    name: 'touched',
    withoutDependencies: true,
    modules: [
      `${app}/late-parts`,
      ...inside(`${app}/features`, 'search/search-slot', 'trips/hearts/'),
      ...inside(`${app}/lib`, 'currency/currency', 'listeners', 'offline/asked', 'site/thing-pages'),
      ...inside(`${app}/lib/plans`, 'plan-words', 'use-plans'),
      ...inside(`${app}/lib/trip`, 'fill-shown', 'hang', 'local-trips', 'trips.', 'use-trips'),
      ...inside(
        `${app}/ui`,
        'currency/currency-choice',
        'hydration/defer-layout',
        'hydration/missing-parts',
        'layout/footer',
        'layout/languages',
      ),
      ...inside(
        `${app}/ui/navigate`,
        'fetch-page',
        'keep-place',
        'open-kept-instead',
        'page-focus',
        'page-turn',
        'scroll-to-top',
      ),
      `${app}/ui/ornaments/moonstone`,
      ...inside('packages/contract/src/trips', 'change', 'hang', 'keys', 'merge', 'order'),
      'packages/contract/src/trips/route/great-circle',
    ],
  },
  // The days and people of a journey, with which pages of calendars begin and others go on at the first touch.
  {
    name: 'plans',
    withoutDependencies: true,
    modules: [
      ...inside(`${app}/lib/plans`, 'plans'),
      `${app}/features/calendars/days-asked`,
      'packages/contract/src/trips/limits',
    ],
  },
  // What keeps a trip on several devices alike.
  {
    name: 'trip-sync',
    withoutDependencies: true,
    modules: [
      ...inside(`${app}/lib/trip`, 'held', 'joined', 'refusals', 'send-up', 'sync', 'together'),
      'packages/contract/src/trips/moments',
    ],
  },
  // What lists bring with the first touch: the panel of filters, the map, dates and orders.
  {
    name: 'touched-lists',
    withoutDependencies: true,
    modules: [
      `${app}/features/listings/map/found-around`,
      ...inside(`${app}/features/listings/lists`, 'filter-sheet', 'found-cards', 'sort-links'),
      ...inside(`${app}/ui/form`, 'filter-panel', 'near-field'),
      ...inside(`${app}/ui/list`, 'list-end', 'order-links'),
      ...inside(`${app}/ui/map`, 'frame', 'found-map', 'map-link', 'pins', 'still-map', 'use-frame'),
      `${app}/ui/plans/plans-control`,
    ],
  },
  // What pages of one thing bring with the first touch: how to reach it, its days, and what was checked.
  {
    name: 'touched-things',
    withoutDependencies: true,
    modules: [
      ...inside(`${app}/features/listings`, 'facts-of', 'pages/checked', 'pages/contact'),
      `${app}/lib/plans/plan-message`,
      ...inside(`${app}/lib/words`, 'seen-words'),
      `${app}/ui/layout/contact-counts`,
    ],
  },
  // What is like a listing, below it.
  {
    name: 'related',
    withoutDependencies: true,
    modules: inside(`${app}/features/listings/related`, 'compare-page', 'related-listings', 'share-links'),
  },
  // By which cards are marked to be compared.
  {
    name: 'marks',
    withoutDependencies: true,
    modules: [
      ...inside(`${app}/features/listings/compare`, 'compare-marks', 'marks'),
      `${app}/lib/list/compare-address`,
    ],
  },
  // The card of each kind.
  ...ofKinds('card.tsx').map((card) => ({
    name: `${basename(dirname(card))}-card`,
    withoutDependencies: true,
    modules: [card],
  })),
  // What a form, the admin and a card of any kind read from its declaration.
  {
    name: 'kind-fields',
    withoutDependencies: true,
    modules: [
      ...inside('packages/contract/src/listings', 'field.', 'filters', 'price/price-text'),
      'packages/contract/src/papers/seen.',
      `${options}/checked-parts`,
      ...inside('packages/contract/src/words', 'price-words', 'units'),
      ...ofKinds('price-words.ts'),
    ],
  },
  { name: 'form-words', withoutDependencies: true, modules: ofKinds('form-words.ts') },
  // What every form for a listing begins with, but for its kind.
  {
    name: 'submission',
    withoutDependencies: true,
    modules: [
      ...inside(`${app}/features/submissions`, 'draft/', 'fields/', 'form/', 'pages/', 'photos/'),
      `${app}/lib/api/upload`,
      `${app}/ui/form/chip-group`,
      'packages/contract/src/media/images',
      'packages/contract/src/listings/price/read-price',
    ],
    except: [`${app}/features/submissions/form/sections`],
  },
  // Where a browser keeps what was written and not sent yet.
  {
    name: 'drafts',
    withoutDependencies: true,
    modules: inside(`${app}/lib`, 'form/words-draft', 'session/drafts', 'storage/drop-all'),
  },
  // By which forms and the filters of lists read numbers.
  { name: 'numbers', withoutDependencies: true, modules: ['packages/contract/src/numbers/written'] },
  // What forms share with the profile and the admin.
  {
    name: 'editing',
    withoutDependencies: true,
    modules: [
      `${app}/features/submissions/form/sections`,
      `${app}/lib/mine/premium-status`,
      ...inside('packages/contract/src', 'papers/papers', 'plain-text'),
      ...inside(
        'packages/contract/src/listings',
        'endpoints/keys',
        'price/words-in-others',
        'price/written-amounts',
      ),
      ...inside('packages/contract/src/words', 'answer-words', 'value-words'),
    ],
  },
  // What an account has paid for and what of it ends soon: one file, since pages that lead there name each.
  {
    name: 'mine',
    withoutDependencies: true,
    modules: inside(`${app}/lib/mine`, 'all-of', 'my-payments', 'renewal'),
  },
  {
    name: 'sign-in',
    withoutDependencies: true,
    modules: [
      ...inside(`${app}/features/accounts`, 'form/contract', 'passkeys/passkey-sign-in'),
      ...inside(`${app}/features/accounts/sign-in`, 'login-form', 'resend'),
      ...inside(`${app}/lib/session`, 'code-field', 'passkeys'),
      `${app}/ui/feedback/refusal`,
    ],
  },
  // What every page of the admin begins with.
  {
    name: 'admin',
    withoutDependencies: true,
    modules: [
      ...inside(
        `${app}/features/admin`,
        'keys/',
        'payments/status-words',
        'review/listing-detail',
        'search/',
      ),
      ...inside(`${app}/features/admin/listings`, 'actions', 'admin-row', 'labels', 'load-admin', 'undo'),
      ...inside(`${app}/features/admin/shell`, 'admin-', 'count-words', 'waiting'),
      `${app}/routes/admin/admin-route`,
      ...inside('packages/contract/src/listings', 'admin-sorts', 'listing-statuses', 'unanswered'),
      `${options}/featured`,
    ],
  },
  // What is checked by, which comes with the first check: no page begins with it.
  {
    name: 'schemas',
    withoutDependencies: true,
    modules: [
      ...inside('packages/contract/src', 'fields', 'paging', 'papers/seen-schema', 'words/told'),
      ...inside('packages/contract/src/listings', 'admin-endpoints', 'area-query', 'dates-query'),
      ...inside('packages/contract/src/listings', 'price/price-schema', 'replies', 'schemas', 'views'),
    ],
  },
  { name: 'zod', withoutDependencies: true, modules: ['node_modules/zod/'] },
];

/** Whether a module is one of a chunk's; `id` is its whole path. */
export const isOf = ({ modules, except = [] }: Chunk, id: string): boolean => {
  const begins = (path: string) => id.includes(`/${path}`);
  return modules.some(begins) && !except.some(begins);
};

/**
 * Lets what a page begins with export more than its routes do, which a deferred chunk may need of it, and refuses chunks
 * that need each other: a browser would begin one of them before what it stands on is there.
 */
export const deferredChunks = (): Plugin => ({
  name: 'deferred-chunks',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  generateBundle(_options, bundle) {
    const circle = circleIn((name) => {
      const chunk = bundle[name];
      return chunk?.type === 'chunk' ? chunk.imports : [];
    }, Object.keys(bundle));
    if (circle) throw new Error(`These chunks need each other: ${circle.join(' > ')}`);
  },
});

/** The first way from a name back to itself. */
export function circleIn(importsOf: (name: string) => string[], names: string[]): string[] | undefined {
  const done = new Set<string>();
  const from = (name: string, way: string[]): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of importsOf(name)) {
      const found = from(next, [...way, name]);
      if (found) return found;
    }
    done.add(name);
    return undefined;
  };
  for (const name of names) {
    const found = from(name, []);
    if (found) return found;
  }
  return undefined;
}
