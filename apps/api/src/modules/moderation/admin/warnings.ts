import type { ListingSummary } from '@serendib/contract/listings/admin-endpoints';
import type { ValueType } from '@serendib/contract/listings/field';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { imagesInStory } from '@serendib/contract/listings/story-images';
import type { Warning, WarningKind } from '@serendib/contract/moderation/review-endpoints';
import { t } from '@serendib/contract/words/t';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/module.ts';
import type { Listing } from '../../../schema/index.ts';
import { findSummaries } from '../../listings/index.ts';
import { findImagesSince, findMarked, findMarks, findSamePhotos } from './review.queries.ts';

const mostNamed = 5;
const provinces = ['WP', 'CP', 'SP', 'NP', 'EP', 'NW', 'NC', 'UP', 'SG', 'SB'];

/** A plate is the same with its province and without. */
function sameMarks(mark: string): string[] {
  const plate = /^plate:(?:WP|CP|SP|NP|EP|NW|NC|UP|SG|SB)?([A-Z]{2,3}\d{4})$/.exec(mark)?.[1];
  return plate ? [`plate:${plate}`, ...provinces.map((province) => `plate:${province}${plate}`)] : [mark];
}

const typeOf = (mark: string) => mark.slice(0, mark.indexOf(':')) as WarningKind;

const words: Record<Exclude<WarningKind, 'link'>, string> = {
  plate: t('This plate number stands on another listing.'),
  phone: t('Somebody else lists something with this telephone number.'),
  licence: t('Somebody else lists something with this licence number.'),
  photo: t('This photo is on another listing.'),
  text: t('This text stands on another listing word for word.'),
};

/** What an administrator should look at twice before approving. None of it decides anything. */
export async function findWarnings(
  context: Pick<Context, 'db' | 'publicUrl'>,
  listing: Listing,
): Promise<Warning[]> {
  const { db } = context;
  const marks = (await findMarks(db, listing.id)).flatMap(sameMarks);
  const [alike, photos] = await Promise.all([
    findMarked(db, listing, { marks, count: mostNamed }),
    findSamePhotos(db, listing.id),
  ]);
  const there = alike.filter(({ isDeleted }) => !isDeleted);
  const ids = [...new Set([...there.map(({ id }) => id), ...photos])];
  const summaries = ids.length > 0 ? await findSummaries(context, { ids, count: ids.length }) : [];
  const named = (wanted: Set<string>): ListingSummary[] =>
    summaries.filter(({ _id }) => wanted.has(_id)).slice(0, mostNamed);

  const warnings = (['plate', 'phone', 'licence', 'photo', 'text'] as const).flatMap((kind): Warning[] => {
    const same = there.filter(({ mark }) => typeOf(mark) === kind).map(({ id }) => id);
    const found = named(new Set(kind === 'photo' ? [...same, ...photos] : same));
    return found.length > 0 ? [{ kind, words: words[kind], field: null, listings: found }] : [];
  });
  const gone = alike.find(({ mark, isDeleted }) => isDeleted && typeOf(mark) === 'plate');
  if (gone) {
    const said = t('This plate number stood on “{title}”, which was deleted.', { title: gone.title });
    warnings.push({ kind: 'plate', words: said, field: 'plateNumber', listings: [] });
  }
  return [...warnings, ...(await lateImages(db, listing)), ...linksIn(listing)];
}

/** Pictures that no person of our team has seen: nothing was changed when they came, and so nothing else tells of them. */
async function lateImages(
  db: Db,
  { id, kind, details, reviewedAt, needsReview }: Listing,
): Promise<Warning[]> {
  if (!needsReview || !reviewedAt) return [];
  const late = new Set(await findImagesSince(db, id, reviewedAt));
  if (late.size === 0) return [];
  const { fields }: Kind = kinds[kind];
  return fields.flatMap(({ name, label, type }): Warning[] => {
    const value = details[name];
    const images: unknown[] = type === 'html' ? imagesInStory(String(value ?? '')) : [value].flat();
    return images.flatMap((image, index): Warning[] => {
      if (typeof image !== 'string' || !late.has(image)) return [];
      const number = index + 1;
      const said = t('{label}, picture {number}: it came from another site after our team had looked.', {
        label,
        number,
      });
      return [{ kind: 'photo', words: said, field: name, listings: [] }];
    });
  });
}

const link =
  /(?:https?:\/\/|www\.)[^\s"'<>)]+|(?<![a-z0-9-])[a-z0-9-]+\.(?:com|lk|net|org|info|biz|shop|xyz)\b[^\s"'<>)]*/gi;
const address = /(?<![\w.+-])[\w.+-]+@[\w.-]+/g;

const textTypes: readonly ValueType[] = ['text', 'longText', 'html', 'itinerary', 'certifications'];

/** What was written into a field: its text, or those of its rows. */
const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.flatMap(Object.values).join('\n') : typeof value === 'string' ? value : '';

/** Links where only text is asked for: a way around what we charge for, or worse. */
function linksIn({ kind, details }: Listing): Warning[] {
  const { fields }: Kind = kinds[kind];
  return fields.flatMap(({ name, label, type }): Warning[] => {
    if (!textTypes.includes(type)) return [];
    const found = [...new Set(textOf(details[name]).replaceAll(address, ' ').match(link) ?? [])];
    if (found.length === 0) return [];
    const shown = found.slice(0, 3).map((one) => one.slice(0, 80));
    return [
      {
        kind: 'link',
        words: t('{label} has links: {value}', { label, value: shown.join(', ') }),
        field: name,
        listings: [],
      },
    ];
  });
}
