import type { ThingKind } from '@serendib/contract/listings/thing-kinds';

/** What has pages of its own and can be saved, by the first part of their addresses. */
export type ThingPages = Readonly<Record<string, ThingKind>>;

let read: ThingPages | undefined;

/** As the server says it with each page: the registry of kinds would weigh 7 kB. See ContactLists. */
export function thingPages(): ThingPages {
  const said = document.querySelector<HTMLElement>('[data-contact-lists]')?.dataset.contactLists ?? '{}';
  const kinds = Object.entries(JSON.parse(said) as Record<string, [ThingKind, string?]>);
  read ??= {
    destination: 'destination',
    ...Object.fromEntries(kinds.map(([name, [kind]]) => [name, kind])),
  };
  return read;
}
