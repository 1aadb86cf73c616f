import { deliveredSettings } from '@serendib/contract/admin/delivered-settings';
import type { AdminSettings, SiteSettings } from '@serendib/contract/admin/settings-endpoints';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { shows } from '../../platform/cache/cache-tags.ts';
import { makeValueCache } from '../../platform/cache/value-cache.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import { tags } from '../../schema/cache-tags.ts';
import { findSettings, lockSettings, type StoredSettings, writeSettings } from './settings.queries.ts';

const bare = ({ promotionLastDay, contactEmail, social, rates }: SiteSettings): SiteSettings => ({
  promotionLastDay,
  contactEmail,
  social,
  rates,
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

/** The same for every page that is drawn, asked for so often that it is kept until it is changed. */
export function makePublicSettings(context: Pick<Context, 'replica' | 'clock' | 'invalidations'>) {
  const cache = makeValueCache<AdminSettings>(context, keepMs);
  return (): Promise<AdminSettings> => {
    shows(tags.settings);
    return cache.of('', () => showSettings({ db: context.replica }), { tags: [tags.settings] });
  };
}

/** Where maps fetch their ground, as the operator set it for as long as the process lives; none: maps draw their own. */
export async function showMapTiles({ mapTiles }: Pick<Context, 'mapTiles'>) {
  shows(tags.settings);
  return mapTiles ?? { url: null, attribution: '' };
}

export async function changeSettings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  visitor: Visitor,
  {
    version,
    rates,
    ...sent
  }: Omit<SiteSettings, 'rates'> & {
    rates?: SiteSettings['rates'] | undefined;
    version?: number | undefined;
  },
): Promise<AdminSettings> {
  const at = clock();
  const written = await db.transaction(async (tx) => {
    await lockSettings(tx);
    const stored = await findSettings(tx);
    if (version !== undefined && version !== (stored?.version ?? 0)) throw new AppError('STALE_VERSION');
    // Who sends no rates leaves them as they are.
    const wanted = { ...sent, rates: rates === undefined ? (stored?.rates ?? null) : rates };
    const next = { ...bare(wanted), version: (stored?.version ?? 0) + 1, updatedAt: at };
    await recordAudit(tx, {
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
  return view(written);
}
