import type { Method } from '../../endpoint.ts';

/** The calls that every kind has; of these names its declaration may say another address. */
export interface StandardKeys<Path extends string, Page extends string> {
  /** What travellers see: the list, one of it, and that it was opened. */
  list: `GET ${Path}`;
  one: `GET ${Path}/{id}`;
  view: `POST ${Path}/{id}/view`;
  /** What owners do. */
  make: `POST ${Path}`;
  change: `PUT ${Path}/{id}`;
  remove: `DELETE ${Path}/{id}`;
  mine: `GET ${Path}/my-submissions`;
  /** What administrators do. */
  makeByAdmin: `POST ${Path}`;
  changeByAdmin: `PUT ${Path}/{id}`;
  oneForAdmin: `GET ${Path}/{id}`;
  all: `GET ${Path}/all`;
  verify: `PATCH ${Path}/{id}/verify`;
  reviewed: `PATCH ${Path}/{id}/reviewed`;
  export: `GET /admin/exports${Path}`;
  /** Of kinds whose declaration says so. */
  inquiry: `POST ${Path}/{id}/inquiry`;
  availability: `PATCH ${Path}/{id}/availability`;
  premiumStatus: `GET ${Path}/my-premium-status`;
  feature: `PATCH /admin${Page}/{id}/feature`;
  calendar: `GET ${Path}/{id}/calendar`;
  blocks: `PUT ${Path}/{id}/calendar/blocks`;
  addImport: `POST ${Path}/{id}/calendar/imports`;
  removeImport: `DELETE ${Path}/{id}/calendar/imports/{importId}`;
  renewAddress: `POST ${Path}/{id}/calendar/address`;
}
export type CallName = keyof StandardKeys<string, string>;

/** What the declaration of a kind says of one of its calls, where it is not as usual. */
export interface OwnCall {
  key?: `${Method} /${string}`;
  summary?: string;
}
