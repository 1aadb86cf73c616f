import type { ApiEndpoints } from '@serendib/contract';
import type { EndpointKey } from '@serendib/contract/endpoint';
import type { CallRows } from '@serendib/contract/listings/endpoints/endpoints';
import { hasCall, isShared, type KindsWith, keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { CallName, StandardKeys } from '@serendib/contract/listings/endpoints/names';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import type { App } from './app-types.ts';
import { type Handler, type RouteOptions, route } from './route.ts';

/** Answers one call of the contract for every kind that has it; what goes in and comes out is checked kind by kind. */
export function routeKinds<Call extends CallName>(
  api: App,
  call: Call,
  handlerOf: <Name extends KindsWith<Call>>(
    kind: Name,
  ) => Handler<StandardKeys<string, string>[Call], CallRows<Name>[Call]>,
  options?: RouteOptions,
): void {
  for (const kind of kindNames) {
    // Of most kinds an administrator's call is that of owners or the public, and is answered there.
    if (hasCall(kind, call) && !isShared(kind, call))
      route(api, keyOf(kind, call) as EndpointKey & keyof ApiEndpoints, handlerOf(kind) as never, options);
  }
}
