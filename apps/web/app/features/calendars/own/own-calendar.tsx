import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { type DaySpan, keptDays, type OwnerCalendar } from '@serendib/contract/calendars/calendar';
import { type KindsWith, keyOf } from '@serendib/contract/listings/endpoints/keys';
import { t } from '@serendib/contract/words/t';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { ChipButton } from '~/ui/form/chip-button.tsx';
import { daysShown, shortSpan, spanOf } from '../days.ts';
import { keptWords } from '../kept-words.ts';
import { DayKey, Months } from '../months.tsx';
import { BlockSpan } from './block-span.tsx';
import { ownState, withDays, without } from './blocks.ts';
import { BroughtIn } from './brought-in.tsx';
import type { Change, Edit } from './change.ts';
import { EveryWeek } from './every-week.tsx';
import { fetchOwn } from './fetch-own.ts';
import { Follow } from './follow.tsx';
import { Imports } from './imports.tsx';
import { OwnDays } from './own-days.tsx';
import { Promised } from './promised.tsx';

export interface OwnCalendarProps {
  kind: KindsWith<'blocks'>;
  id: string;
  first: OwnerCalendar;
}

type Way = 'day' | 'span' | 'week';

/** Its owner, or an administrator, keeps the days of a listing: by a tap, from a day to another, every Sunday, or from another calendar. */
export function OwnCalendar({ kind, id, first }: OwnCalendarProps) {
  const [calendar, setCalendar] = useState(first);
  /** As the server last had it: what is done next begins there. */
  const newest = useRef(first);
  const lastWork = useRef<Promise<void>>(undefined);
  const [way, setWay] = useState<Way>('day');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ReactNode>();
  const [said, setSaid] = useState('');
  const today = dayOf(Date.now());
  const last = dayAfter(today, daysShown);
  // Who keeps it is told its address: who is not is an administrator at a calendar of its owner.
  const { icsUrl } = calendar;
  const isOwner = icsUrl !== undefined;

  const show = (to: OwnerCalendar) => {
    newest.current = to;
    setCalendar(to);
  };

  /** Does what changes the calendar, after what is under way, and says what became of it. A refusal is thrown. */
  const during = (work: () => Promise<string>): Promise<void> => {
    setIsBusy(true);
    setProblem(undefined);
    const before = lastWork.current;
    const done = (async () => {
      await before?.catch(() => {});
      try {
        setSaid(await work());
      } catch (error) {
        setSaid('');
        throw error;
      }
    })();
    lastWork.current = done;
    return done.finally(() => lastWork.current === done && setIsBusy(false));
  };
  const change: Change = (work, words) =>
    during(async () => {
      show(await work());
      return words;
    });
  /** Sent whole, blocks would free the days that were blocked elsewhere: the one change is done to those, then. */
  const edited = (edit: Edit): Promise<void> => {
    const send = async (shown: OwnerCalendar) => {
      const { blocks, words } = edit(shown);
      const body = { blocks, version: shown.version };
      show(await call(keyOf(kind, 'blocks'), { params: { id }, body }));
      return words;
    };
    return during(async () => {
      try {
        return await send(newest.current);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'STALE_VERSION')) throw error;
        const there = await fetchOwn(call, kind, id);
        show(there);
        return `${await send(there)} ${t('Your calendar was changed elsewhere in the meantime: that is kept as well.')}`;
      }
    });
  };
  /** The same from above the months, where it is said what was refused. What failed stays said while what was pressed meanwhile is done. */
  const block = async (edit: Edit): Promise<boolean> => {
    try {
      await edited(edit);
      return true;
    } catch (error) {
      setProblem(errorText(error, t('This could not be saved.')));
      return false;
    }
  };
  const freed =
    (span: DaySpan, words: string): Edit =>
    ({ blocks }) => ({ blocks: without(blocks, span), words });

  const tap = (day: string) => {
    const its = { from: day, to: day };
    const state = ownState(calendar, day, today);
    const named = shortSpan(its);
    if (state === 'blocked') return void block(freed(its, t('{day} is free again.', { day: named })));
    if (state === 'agreed' || state === 'held') {
      setSaid('');
      const its = calendar.promised.filter((span) => span.state === state);
      return setProblem(<Promised span={spanOf(its, day)} {...{ state, isOwner, today }} day={named} />);
    }
    void block(({ blocks }) => ({
      // Blocked elsewhere by now, it keeps its note.
      blocks: spanOf(blocks, day) ? blocks : withDays(blocks, its),
      words: t('{day} is blocked.', { day: named }),
    }));
  };
  return (
    <div className="grid gap-10">
      <section aria-labelledby="days" className="grid gap-5">
        <h2 id="days" className="text-26">
          {t('Days you cannot be had')}
        </h2>
        <p className="text-15 text-ink-2">
          {keptWords(calendar)}{' '}
          {isOwner && t('Any change here keeps it for {days} days more.', { days: keptDays })}
        </p>
        {!isOwner && (
          <Notice>
            {t(
              'What you change here is mailed to its owner and stands in the audit. Their notes and the addresses of calendars are shown to them alone.',
            )}
          </Notice>
        )}
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('How to block days')}</legend>
          <ChipButton pressed={way === 'day'} onClick={() => setWay('day')}>
            {t('Day by day')}
          </ChipButton>
          <ChipButton pressed={way === 'span'} onClick={() => setWay('span')}>
            {t('From a day to another')}
          </ChipButton>
          <ChipButton pressed={way === 'week'} onClick={() => setWay('week')}>
            {t('Every week')}
          </ChipButton>
        </fieldset>
        {way === 'span' && (
          <BlockSpan
            {...{ today, last }}
            hasNote={isOwner}
            send={({ note, ...span }) =>
              block(({ blocks }) => ({
                blocks: withDays(blocks, span, note),
                words: t('{days} blocked.', { days: shortSpan(span) }),
              }))
            }
          />
        )}
        {way === 'week' && <EveryWeek {...{ today, last }} send={block} />}
        {problem && (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        )}
        <p role="status" className="font-semibold">
          {said || (way === 'day' ? t('A tap blocks a day, and another frees it.') : '')}
        </p>
        <Months
          first={today}
          last={last}
          stateOf={(day) => ownState(calendar, day, today)}
          onPress={tap}
          hint={t('A tap blocks a day, and another frees it.')}
          busy={isBusy}
        />
        <DayKey states={['free', 'blocked', 'agreed', 'held', 'away', 'elsewhere']} />
      </section>
      <OwnDays
        calendar={calendar}
        today={today}
        isOwner={isOwner}
        free={(span) => edited(freed(span, t('{days}: free again.', { days: shortSpan(span) })))}
      />
      {isOwner ? (
        <>
          <BroughtIn {...{ kind, id, calendar, change, isBusy }} />
          <Follow {...{ kind, id, change, icsUrl }} />
        </>
      ) : (
        calendar.imports.length > 0 && (
          <section aria-labelledby="brought-in" className="grid gap-5">
            <h2 id="brought-in" className="text-26">
              {t('Calendars brought in')}
            </h2>
            <Imports {...{ kind, id, calendar, change }} />
          </section>
        )
      )}
    </div>
  );
}
