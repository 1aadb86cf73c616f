import { dayAfter, dayInWords } from '@serendib/contract/calendar';
import { mostPlaces } from '@serendib/contract/calendars/departures';
import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { agreedOn, inTheWayOf } from './agreements.tsx';
import { departuresDraft, type Shown, writtenOf } from './departures-draft.ts';
import { onTop, type Planned } from './on-top.ts';

interface Row {
  key: number;
  /** Places that are agreed on already. */
  taken: number;
  /** The threads in which they are: for the owner. */
  agreements: readonly string[];
}

type Values = Record<string, string>;

/** A row's field in the form, which knows no lists. */
export const fieldName = (name: string, key: number | undefined): string => [name, key].join('');

const usualPlaces = 8;
const isPlaces = (written: string) =>
  /^\d{1,3}$/.test(written) && Number(written) >= 1 && Number(written) <= mostPlaces;

const rowOf = (shown: Shown, day: string, key: number): Row => {
  const departure = shown.departures.find((one) => one.day === day);
  return { key, taken: departure ? departure.places - departure.left : 0, agreements: agreedOn(shown, day) };
};

export const nameOf = (index: number) => t('Departure {number}', { number: String(index + 1) });

/** The rows of the form in which the departures of a tour are said; `saved` is said of them when they are. */
export function useDepartures({ id, first, saved }: { id: string; first: Shown; saved: string }) {
  const userId = useUser()?._id;
  const [draft, setDraft] = useState(() => departuresDraft(userId, id, first).read());
  const [begun] = useState(() => draft?.rows ?? writtenOf(first));
  const [begunRows] = useState(() => begun.map(({ day }, key): Row => rowOf(first, day, key)));
  const [rows, setRows] = useState(begunRows);
  const [added, setAdded] = useState('');
  const [inTheWay, setInTheWay] = useState<ReturnType<typeof inTheWayOf>>([]);
  const next = useRef(begun.length);
  /** What the rows were written over: what was there then, of a draft. */
  const shown = useRef<Shown>({ ...first, ...draft?.over });
  /** What is there, as far as is known here. */
  const there = useRef(first);
  const written = ({ day, places }: { day: string | undefined; places: string | undefined }) => ({
    day: day ?? '',
    places: (places ?? '').trim(),
  });
  /** What stands in the rows that are not left blank, each with its key. */
  const filled = (values: Values) =>
    rows
      .map(({ key }) => ({
        key,
        ...written({ day: values[fieldName('day', key)], places: values[fieldName('places', key)] }),
      }))
      .filter(({ day, places }) => day || places);
  const wantedIn = (values: Values): Planned[] =>
    filled(values).map(({ day, places }) => ({ day, places: Number(places) }));
  const put = async (departures: Planned[]) => {
    const body = { departures, version: shown.current.version };
    setInTheWay([]);
    try {
      there.current = await call('PUT /tours/{id}/departures', { params: { id }, body });
      shown.current = there.current;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CONFLICT')
        await call('GET /tours/{id}/departures', { params: { id } }).then(
          (now) => setInTheWay(inTheWayOf(departures, now)),
          () => undefined,
        );
      throw error;
    }
  };
  /** Other rows in place of those that stand here. */
  const fill = (departures: readonly Planned[]): void => {
    form.unregister(rows.flatMap(({ key }) => [fieldName('day', key), fieldName('places', key)]));
    setRows(
      departures.map(({ day, places }) => {
        const key = next.current++;
        form.setValue(fieldName('day', key), day);
        form.setValue(fieldName('places', key), String(places));
        return rowOf(shown.current, day, key);
      }),
    );
  };
  /** What stands in all rows, blank ones too. */
  function keep() {
    const values = form.getValues();
    departuresDraft(userId, id, shown.current).keep(
      rows.map(({ key }) => ({
        day: values[fieldName('day', key)] ?? '',
        places: values[fieldName('places', key)] ?? '',
      })),
    );
  }
  function drop() {
    departuresDraft(userId, id, shown.current).drop();
    setDraft(null);
  }
  const form = useApiForm<Values>({
    values: Object.fromEntries(
      begun.flatMap(({ day, places }, key) => [
        [fieldName('day', key), day],
        [fieldName('places', key), places],
      ]),
    ),
    check: (values) =>
      filled(values).flatMap(({ key, day, places }) => [
        ...(day ? [] : [{ field: fieldName('day', key), message: t('Please give the day.') }]),
        ...(isPlaces(places)
          ? []
          : [
              {
                field: fieldName('places', key),
                message: t('A number from 1 to {mostPlaces}.', { mostPlaces }),
              },
            ]),
      ]),
    fieldOf(path): string {
      const [, index = '', name = ''] = path.split('.');
      return fieldName(name, filled(form.getValues())[Number(index)]?.key);
    },
    async send(values) {
      await put(wantedIn(values));
      toast(saved, 'good');
    },
    async onStale(values): Promise<void> {
      there.current = await call('GET /tours/{id}/departures', { params: { id } });
      const { departures, clashes } = onTop(there.current.departures, {
        shown: shown.current.departures,
        wanted: wantedIn(values),
      });
      shown.current = there.current;
      fill(departures);
      if (clashes.length > 0)
        return form.say(
          t(
            'These were changed elsewhere as well: {days}. What you set stands here. Please look, and save again.',
            {
              days: clashes.map(dayInWords).join(', '),
            },
          ),
        );
      await put(departures);
      drop();
      toast(`${saved} ${t('They were changed elsewhere in the meantime: that is kept as well.')}`, 'good');
    },
    draft: { keep, drop },
    failed: t('This could not be saved.'),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that are added and taken away change no field
  useEffect(() => {
    if (rows !== begunRows) keep();
  }, [rows]);
  const startAnew = () => {
    shown.current = there.current;
    fill(there.current.departures);
    form.forget();
    setInTheWay([]);
    drop();
  };
  const add = () => {
    const key = next.current++;
    const last = filled(form.getValues()).at(-1);
    const day = last?.day ? dayAfter(last.day, 7) : '';
    form.setValue(fieldName('day', key), day);
    form.setValue(fieldName('places', key), last?.places || String(usualPlaces));
    setRows([...rows, { key, taken: 0, agreements: [] }]);
    const name = nameOf(rows.length);
    setAdded(day ? t('{name}: {day}', { name, day: dayInWords(day) }, 'a departure') : name);
  };
  const takeAway = (key: number) => {
    form.unregister([fieldName('day', key), fieldName('places', key)]);
    setRows(rows.filter((row) => row.key !== key));
    form.forget();
  };
  return { rows, added, inTheWay, form, add, takeAway, draft, startAnew };
}
