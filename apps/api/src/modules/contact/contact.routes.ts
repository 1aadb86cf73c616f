import { route } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { takeMessage } from './contact.service.ts';

export const contact: Module = (api, context) => {
  route(api, 'POST /contact', ({ body, ip, visitor }) => takeMessage(context, body, { ip, visitor }));
};
