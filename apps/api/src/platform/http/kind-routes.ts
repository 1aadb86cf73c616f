import type { ApiRows } from '@serendib/contract';
import { hasCall, isShared, type KindsWith, keyOf } from '@serendib/contract/listings/calls/keys';
import type { CallName, StandardKeys } from '@serendib/contract/listings/calls/names';
import type { CallRows } from '@serendib/contract/listings/calls/rows';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import type { RowKey } from '@serendib/contract/row';
import type { App } from './app-types.ts';
import { type Handler, route } from './route.ts';

/** Answers one call of the contract for every kind that has it; what goes in and comes out is checked kind by kind. */
export function routeKinds<Call extends CallName>(
  api: App,
  call: Call,
  handlerOf: <Name extends KindsWith<Call>>(
    kind: Name,
  ) => Handler<StandardKeys<string, string>[Call], CallRows<Name>[Call]>,
): void {
  for (const kind of kindNames) {
    // Of most kinds an administrator's call is that of everybody, and is answered there.
    if (hasCall(kind, call) && !isShared(kind, call))
      route(api, keyOf(kind, call) as RowKey & keyof ApiRows, handlerOf(kind) as never);
  }
}
