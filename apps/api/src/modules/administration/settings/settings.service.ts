import { deliveredSettings } from '@serendib/contract/administration/delivered-settings';
import type { AdminSettings, SiteSettings } from '@serendib/contract/administration/settings-rows';
import { Failure } from '../../../platform/failure.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { type Context, everyPage } from '../../../platform/module.ts';
import { noteDeed } from '../audit/audit.service.ts';
import { findSettings, holdSettings, type StoredSettings, writeSettings } from './settings.queries.ts';

const bare = ({ promotionLastDay, contactEmail, social }: SiteSettings): SiteSettings => ({
  promotionLastDay,
  contactEmail,
  social,
});

const view = (stored: StoredSettings | undefined): AdminSettings => ({
  ...bare(stored ?? deliveredSettings),
  version: stored?.version ?? 0,
  updatedAt: stored?.updatedAt.toISOString() ?? null,
});

/** What holds now; what was never set is as it was delivered. */
export async function showSettings({ db }: Pick<Context, 'db'>): Promise<AdminSettings> {
  return view(await findSettings(db));
}

const keepMs = 10_000;

/** The same for every page that is drawn, asked for so often that it is kept for some seconds. */
export function makePublicSettings({ replica, clock }: Pick<Context, 'replica' | 'clock'>) {
  let kept: { until: number; settings: Promise<AdminSettings> } | undefined;
  const forget = () => {
    kept = undefined;
  };
  const show = (): Promise<AdminSettings> => {
    const now = clock().getTime();
    if (kept && kept.until > now) return kept.settings;
    const settings = showSettings({ db: replica });
    kept = { until: now + keepMs, settings };
    settings.catch(forget);
    return settings;
  };
  return { show, forget };
}

export async function changeSettings(
  { db, clock, pagesChanged }: Pick<Context, 'db' | 'clock' | 'pagesChanged'>,
  visitor: Visitor,
  { version, ...wanted }: SiteSettings & { version?: number | undefined },
): Promise<AdminSettings> {
  const at = clock();
  const written = await db.transaction(async (tx) => {
    await holdSettings(tx);
    const stored = await findSettings(tx);
    if (version !== undefined && version !== (stored?.version ?? 0)) throw new Failure('STALE_VERSION');
    const next = { ...bare(wanted), version: (stored?.version ?? 0) + 1, updatedAt: at };
    await noteDeed(tx, {
      ...{
        actorId: visitor.id,
        action: 'change',
        thing: 'settings',
        thingId: 'site',
        thingName: 'Settings',
        at,
      },
      before: bare(stored ?? deliveredSettings),
      after: bare(wanted),
    });
    return writeSettings(tx, next);
  });
  pagesChanged(everyPage);
  return view(written);
}
