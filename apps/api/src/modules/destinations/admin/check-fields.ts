import { type DestinationFields, destinationFields } from '@serendib/contract/destinations/admin-endpoints';
import { sceneOf } from '@serendib/contract/drawings/scene-of';
import { cutAt } from '@serendib/contract/words/cut-at';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findDistrict, type StoredDestination, type Written } from './admin.queries.ts';

/** What holds where nothing is sent of a new destination. */
const blank = {
  ...{ nameSi: null, nameTa: null, category: 'Nature', summary: '', image: null, source: null },
  ...{ attractions: [], aliases: [], activities: [], facts: [], bestTimeToVisit: null },
  ...{ latitude: null, longitude: null },
};

const names = Object.keys(destinationFields.shape) as (keyof DestinationFields)[];

export const fieldsOf = (stored: StoredDestination): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, stored[name]]));

export type Checked =
  | { fields: DestinationFields; problems: null }
  | { fields: null; problems: { field: string; message: string }[] };

/** Checks what was sent over what is there; the first problem of each field. */
export function checkFields(sent: Record<string, unknown>, stored?: StoredDestination): Checked {
  const known = Object.fromEntries(
    names
      .filter((name) => sent[name] !== undefined && !isDrawingBack(name, sent, stored))
      .map((name) => [name, sent[name]]),
  );
  const checked = destinationFields.safeParse({ ...(stored ? fieldsOf(stored) : blank), ...known });
  if (checked.success) return { fields: checked.data, problems: null };
  const problems = new Map<string, string>();
  for (const { path, message } of checked.error.issues) {
    const field = String(path[0] ?? '');
    if (!problems.has(field)) problems.set(field, message);
  }
  return { fields: null, problems: [...problems].map(([field, message]) => ({ field, message })) };
}

/** Who sends back the drawing that stands for a missing picture has sent no picture. */
const isDrawingBack = (name: string, sent: Record<string, unknown>, stored?: StoredDestination): boolean =>
  name === 'image' && stored !== undefined && !stored.image && sent.image === sceneOf(stored).src;

export function fieldsOrRefuse(sent: Record<string, unknown>, stored?: StoredDestination): DestinationFields {
  const { fields, problems } = checkFields(sent, stored);
  if (fields) return fields;
  const said = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
  throw new AppError('INVALID', problems[0]?.message, said);
}

const summaryMax = 160;

/** A place without a point stands where its district's town does; one without a summary begins as its description. */
export async function completed(db: Db, fields: DestinationFields): Promise<Written> {
  const { latitude, longitude, summary, description } = fields;
  const point =
    latitude === null || longitude === null
      ? await findDistrict(db, fields.district)
      : { latitude, longitude };
  if (!point) throw new AppError('INVALID', undefined, { district: t('Please choose a district.') });
  return { ...fields, ...point, summary: summary || beginningOf(description) };
}

function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= summaryMax) return line;
  const space = line.lastIndexOf(' ', summaryMax - 1);
  // Not every language has spaces.
  return space > 0 ? `${line.slice(0, space)} …` : `${cutAt(line, summaryMax - 1)}…`;
}
