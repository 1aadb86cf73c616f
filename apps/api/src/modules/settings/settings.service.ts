import { deliveredSettings, isDelivered, ownLinks } from '@serendib/contract/admin/delivered-settings';
import type {
  AdminSettings,
  PublicSettings,
  SiteSettings,
} from '@serendib/contract/admin/settings-endpoints';
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

type Asked = Pick<Context, 'db' | 'isTrial'>;

const view = (stored: StoredSettings | undefined, { isTrial }: Pick<Context, 'isTrial'>): AdminSettings => {
  const settings = bare(stored ?? deliveredSettings);
  const { contactEmail, social } = settings;
  return {
    ...settings,
    social: isTrial ? social : ownLinks(contactEmail, social),
    version: stored?.version ?? 0,
    updatedAt: stored?.updatedAt.toISOString() ?? null,
  };
};

/** What holds now; what was never set is as it was delivered, but for links of strangers where it is no trial. */
export async function showSettings(context: Asked): Promise<AdminSettings> {
  return view(await findSettings(context.db), context);
}

/** Whether there is an address to which people may write; what was delivered is none. */
export async function hasContactAddress(db: Context['db']): Promise<boolean> {
  return !isDelivered(((await findSettings(db)) ?? deliveredSettings).contactEmail);
}

/** The last day of the offer, which is the same wherever it is asked. */
export async function findPromotionLastDay(db: Context['db']): Promise<string> {
  return ((await findSettings(db)) ?? deliveredSettings).promotionLastDay;
}

const keepMs = 10_000;

/** The same for every page that is drawn, asked for so often that it is kept until it is changed. */
export function makePublicSettings(
  context: Pick<Context, 'replica' | 'clock' | 'invalidations' | 'isTrial'>,
) {
  const cache = makeValueCache<PublicSettings>(context, keepMs);
  const { replica: db, isTrial } = context;
  const find = async () => {
    const settings = await showSettings({ db, isTrial });
    return { ...settings, contactEmail: knownAddress(settings, context) };
  };
  return (): Promise<PublicSettings> => {
    shows(tags.settings);
    return cache.of('', find, { tags: [tags.settings] });
  };
}

/** None where the made-up one would be told to people who expect an answer. */
const knownAddress = ({ contactEmail }: SiteSettings, { isTrial }: Pick<Context, 'isTrial'>) =>
  !isTrial && isDelivered(contactEmail) ? null : contactEmail;

/** Where maps fetch their ground, as the operator set it for as long as the process lives; none: maps draw their own. */
export async function showMapTiles({ mapTiles }: Pick<Context, 'mapTiles'>) {
  shows(tags.settings);
  return mapTiles ?? { url: null, attribution: '' };
}

export async function changeSettings(
  context: Pick<Context, 'db' | 'clock' | 'isTrial'>,
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
  const { db, clock } = context;
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
  return view(written, context);
}
