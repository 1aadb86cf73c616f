import { inAllLanguages } from '@serendib/messages/in-all-languages';
import { sql } from 'drizzle-orm';
import { type DestinationFacts, districtFacts } from './places.ts';

type NamedPlace = Pick<
  DestinationFacts,
  | 'name'
  | 'nameSi'
  | 'nameTa'
  | 'district'
  | 'category'
  | 'aliases'
  | 'attractions'
  | 'summary'
  | 'description'
  | 'activities'
>;

/** What it is also called, and what there is to see, in all languages. */
export const sightsOf = ({ aliases, attractions }: Pick<NamedPlace, 'aliases' | 'attractions'>): string[] =>
  inAllLanguages([...aliases, ...attractions], ['sight']);

/** Words of a destination as they are found: its names, what it is also called and shows, where, what and how it is. */
export function searchOf(place: NamedPlace) {
  const province = districtFacts.find(({ name }) => name === place.district)?.province ?? '';
  const names = [place.name, ...sightsOf(place)].join(', ');
  return {
    names,
    search: sql<string>`search_vector(
      ${[place.name, place.nameSi, place.nameTa].join(' ')},
      ${sightsOf(place).join(' ')},
      ${[place.district, province, place.category].join(' ')})
      || setweight(search_lexemes(${[place.summary, ...place.activities, place.description].join(' ')}), 'D')`,
  };
}
