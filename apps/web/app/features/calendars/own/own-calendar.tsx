import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { type DaySpan, keptDays } from '@serendib/contract/calendars/calendar';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { Notice } from '~/ui/feedback/notice.tsx';
import { ChipButton } from '~/ui/form/chip-button.tsx';
import { daysShown, shortSpan, spanOf } from '../days.ts';
import { keptWords } from '../kept-words.ts';
import { DayKey, Months } from '../months.tsx';
import { BlockSpan } from './block-span.tsx';
import { ownState, withDays, without } from './blocks.ts';
import { BroughtIn } from './brought-in.tsx';
import type { Edit } from './change.ts';
import { EveryWeek } from './every-week.tsx';
import { Follow } from './follow.tsx';
import { Imports } from './imports.tsx';
import { OwnDays } from './own-days.tsx';
import { Promised } from './promised.tsx';
import { type OwnCalendarProps, useOwnCalendar } from './use-own-calendar.ts';

type Way = 'day' | 'span' | 'week';

/** Its owner, or an administrator, keeps the days of a listing: by a tap, from a day to another, every Sunday, or from another calendar. */
export function OwnCalendar(props: OwnCalendarProps) {
  const { kind, id } = props;
  const { calendar, isBusy, problem, said, change, apply, block, refuse } = useOwnCalendar(props);
  const [way, setWay] = useState<Way>('day');
  const today = dayOf(Date.now());
  const last = dayAfter(today, daysShown);
  // Who keeps it is told its address: who is not is an administrator at a calendar of its owner.
  const { icsUrl } = calendar;
  const isOwner = icsUrl !== undefined;

  const freed =
    (span: DaySpan, words: string): Edit =>
    ({ blocks }) => ({ blocks: without(blocks, span), words });

  const tap = (day: string) => {
    const its = { from: day, to: day };
    const state = ownState(calendar, day, today);
    const named = shortSpan(its);
    if (state === 'blocked') return void block(freed(its, t('{day} is free again.', { day: named })));
    if (state === 'agreed' || state === 'held') {
      const its = calendar.promised.filter((span) => span.state === state);
      return refuse(<Promised span={spanOf(its, day)} {...{ state, isOwner, today }} day={named} />);
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
        free={(span) => apply(freed(span, t('{days}: free again.', { days: shortSpan(span) })))}
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
