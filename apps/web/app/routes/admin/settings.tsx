import { t } from '@serendib/contract/words/t';
import { SettingsPage } from '~/features/admin/settings/settings-page.tsx';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/settings.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(({ call }) => call('GET /admin/settings')),
  { hydrate: true as const },
);
export const meta = adminMeta(t('Settings, administration'));

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsPage settings={loaderData} />;
}
