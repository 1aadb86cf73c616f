import type { Option } from '../options/option.ts';
import type { Unit } from '../words/units.ts';
import type { CallName, OwnCall } from './endpoints/names.ts';
import type { Field, Variant } from './field.ts';
import type { Filter } from './filters.ts';
import type { PricedBy } from './price/price.ts';

/** A line of the facts on a page: which field, and the words around its value. */
export interface Fact {
  field: string;
  label: string;
  unit?: Unit;
  /** A number that stands for money in LKR. */
  money?: true;
  /** Words of ours that may stand for what people write. */
  options?: readonly Option[];
}

/** Everything that tells one kind of listing from another. Nothing here needs a database or a browser. */
export interface Declaration<
  Name extends string = string,
  Fields extends readonly Field[] = readonly Field[],
> {
  name: Name;
  /** "This vehicle", "vehicles", "Vehicle has been deleted". */
  noun: string;
  plural: string;
  /** What travellers call it when they search for all of the kind. */
  searchNames?: readonly string[];
  /** Its collection in the API, below `/api`. */
  path: `/${string}`;
  /** Its public page, its owner's editor, and the administrator's table. */
  pages: Record<'list' | 'one' | 'edit' | 'admin' | 'register', `/${string}`>;
  /** The field that names a listing, and the one that pictures it. */
  title: string;
  image: string;
  /**
   * What it pictures, where travellers could take a drawing for it, which then says that it is one. Of a person no
   * drawing is shown as a picture: initials stand there.
   */
  pictured?: 'person' | 'thing';
  fields: Fields;
  variants: readonly Variant[];
  /** Words for a required field left blank; `{field}` is its label in lower case, `{list}` all that are blank. */
  blankMessage: (told: { field: string; list: string }) => string;
  /** What travellers and administrators narrow lists by; the values go into `facets` when a listing is written. */
  filters: readonly Filter[];
  /** What its price is read from when a listing is saved: lists are filtered by it, and all pages show it alike. */
  pricedBy?: PricedBy;
  /** The number that `seats` looks at. */
  seatsOf?: (details: never) => number | null;
  /** Where its owner says from day to day whether it can be had: the field that says so too, if the kind has one. */
  availability?: { field: string | null };
  /** Whether it has a calendar of days on which it is busy, so that nothing is agreed twice for one day. */
  calendar?: true;
  /** Whether it leaves on days that are set, each with places that several travellers share. */
  departures?: true;
  /** The fields whose words say where it is, what says it best first. A kind without them has areas, or no place. */
  placedBy?: readonly string[];
  /** What the search box looks in besides the title. */
  searched: readonly string[];
  /** Whether the kind can be premium, and whether travellers review it. */
  premium: boolean;
  reviewed: boolean;
  /** What pages of travellers call it, where that is another word. */
  travellersSay?: { noun: string; plural: string };
  /** Whether its premium is sold by the month and the year, and whether it can be featured. */
  subscribed?: true;
  featured?: true;
  /** Whether travellers call or write to who offers it, which is counted, or ask here. */
  inquiries?: true;
  /** Whether a submission has to be paid for. */
  voucher?: true;
  /** Whether the specified client approves it without a body. */
  approvedWithoutBody?: true;
  /** How many pictures it takes. */
  images: { free: number; premium: number };
  /** Where its premium is explained and sold. */
  premiumPage: string;
  /** Where its calls are not as usual. */
  calls?: { readonly [Call in CallName]?: OwnCall };
  /** Other names under which clients send a field. */
  aliases?: Record<string, string>;
  /** The path of the drawing that stands for a listing without a photograph. */
  drawing: (id: string, details: Record<string, unknown>) => string;
  /** What a card shows besides what the cards of all kinds show. */
  card: readonly string[];
  /** The fields that tell it in one line beneath its name, where things of all kinds stand together. */
  line?: readonly string[];
  /** Numbers with a unit that `facts` does not give them. */
  units?: Record<string, Unit>;
  facts: readonly Fact[];
  /** What stands beside its facts where several are compared: what the page says in a part of its own. */
  compared?: readonly Fact[];
  /** A listing as an example: in the API's document, in tests that walk every kind. */
  example: Record<string, unknown>;
}
