import { hasCall } from '@serendib/contract/listings/endpoints/keys';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';

/** See ContactLists. The server alone makes it: a page that brought the registry of kinds for it would weigh 7 kB more. */
export const contactLists = JSON.stringify(
  Object.fromEntries(
    kindNames.map((kind) => [
      kinds[kind].pages.one.slice(1),
      [kind, ...(hasCall(kind, 'inquiry') ? [kinds[kind].path.slice(1)] : [])],
    ]),
  ),
);
