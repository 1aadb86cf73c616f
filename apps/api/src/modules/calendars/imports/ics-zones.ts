import { zone as sriLankan } from '@serendib/contract/calendar';
import ICAL from 'ical.js';

/** A zone of the IANA database, for calendars that name one and do not describe it. */
class NamedZone extends ICAL.Timezone {
  readonly #inWords: Intl.DateTimeFormat;

  constructor(tzid: string) {
    super({ tzid });
    this.#inWords = new Intl.DateTimeFormat('en', { timeZone: tzid, timeZoneName: 'longOffset' });
  }

  /** Seconds from UTC, of a time on the clocks there. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const onClocks = Date.UTC(year, month - 1, day, hour, minute, second);
    // Near a change of the clocks the offset is that of the moment, which the first look misses by hours.
    return this.#offsetAt(onClocks - this.#offsetAt(onClocks) * 1_000);
  }

  /** `Intl` says `1/10/2027, GMT+05:30`, and of no offset `GMT` alone. */
  #offsetAt(moment: number): number {
    const [, sign, ...parts] = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(this.#inWords.format(moment)) ?? [];
    const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
    return (sign === '-' ? -1 : 1) * (hours * 3_600 + minutes * 60 + seconds);
  }
}

/** By their names in small letters, since each keeps some memory and all ways of writing a name are one zone. */
const named = new Map<string, NamedZone>();

/** None where a name is no zone's. */
function zoneOf(name: string): NamedZone | undefined {
  const key = name.toLowerCase();
  try {
    return named.get(key) ?? named.set(key, new NamedZone(name)).get(key);
  } catch {
    return undefined;
  }
}

/** Makes known the zones that a calendar describes, and those that its events name alone. */
export function registerZones(calendar: ICAL.Component): void {
  const { TimezoneService: known } = ICAL;
  known.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) known.register(zone);
  const properties = calendar.getAllSubcomponents('vevent').flatMap((event) => event.getAllProperties());
  for (const name of new Set(properties.flatMap((property) => property.getFirstParameter('tzid') ?? []))) {
    const zone = known.has(name) ? undefined : zoneOf(name);
    if (zone) known.register(zone, name);
  }
}

const here = new NamedZone(sriLankan);

/** The moment of a time; one without a zone, or in one that is not known, is meant in Sri Lanka, wherever the server stands. */
export function momentOf(time: ICAL.Time): number {
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate().getTime();
  const meant = time.clone();
  meant.zone = here;
  return meant.toJSDate().getTime();
}
