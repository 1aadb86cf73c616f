import { signedIn } from '../../platform/http/access.ts';
import { route } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { changeSettings, makePublicSettings, showMapTiles, showSettings } from './settings.service.ts';

export const settings: Module = (api, context) => {
  route(api, 'GET /settings', makePublicSettings(context), { cached: true });
  route(api, 'GET /map-tiles', () => showMapTiles(context));
  route(api, 'GET /admin/settings', () => showSettings(context));
  route(api, 'PUT /admin/settings', ({ visitor, body }) => changeSettings(context, signedIn(visitor), body));
};
