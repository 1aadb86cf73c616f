import { route } from '../../platform/http/route.ts';
import { sendingOf } from '../../platform/idempotency/once.ts';
import type { Module } from '../../platform/module.ts';
import { takeMessage } from './contact.service.ts';

export const contact: Module = (api, context) => {
  route(api, 'POST /contact', (request) => {
    const { body, ip, visitor } = request;
    return takeMessage(context, body, { ip, visitor, sending: sendingOf(request) });
  });
};
