import { dayAfter, dayOf } from '@serendib/contract/calendar';
import type { Block, OwnerCalendar } from '@serendib/contract/calendars/calendar';
import { type KindsWith, keyOf } from '@serendib/contract/listings/endpoints/keys';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { ChipButton } from '~/ui/form/chip-button.tsx';
import { daysShown, shortSpan } from '../days.ts';
import { keptWords } from '../kept-words.ts';
import { DayKey, Months } from '../months.tsx';
import { BlockSpan } from './block-span.tsx';
import { ownState, withDays, without } from './blocks.ts';
import { BroughtIn } from './brought-in.tsx';
import type { Change } from './change.ts';
import { EveryWeek } from './every-week.tsx';
import { Follow } from './follow.tsx';
import { OwnDays } from './own-days.tsx';

export interface OwnCalendarProps {
  kind: KindsWith<'blocks'>;
  id: string;
  first: OwnerCalendar;
}

type Way = 'day' | 'span' | 'week';

/** Its owner keeps the days of a listing: by a tap, from a day to another, every Sunday, or from another calendar. */
export function OwnCalendar({ kind, id, first }: OwnCalendarProps) {
  const [calendar, setCalendar] = useState(first);
  const [way, setWay] = useState<Way>('day');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const today = dayOf(Date.now());
  const last = dayAfter(today, daysShown);

  /** Changes the calendar and says what became of it; nothing is lost where that fails. */
  const change: Change = async (work, words) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      setCalendar(await work());
      setSaid(words);
      return true;
    } catch (error) {
      setSaid('');
      setProblem(errorText(error, t('This could not be saved.')));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const block = (blocks: Block[], words: string) =>
    change(() => call(keyOf(kind, 'blocks'), { params: { id }, body: { blocks } }), words);

  const tap = (day: string) => {
    if (isBusy) return;
    const its = { from: day, to: day };
    const state = ownState(calendar, day, today);
    const named = shortSpan(its);
    if (state === 'blocked')
      return void block(without(calendar.blocks, its), t('{day} is free again.', { day: named }));
    if (state === 'agreed' || state === 'held') {
      setSaid('');
      return setProblem(
        state === 'agreed'
          ? t('{day} is promised by an agreement. Cancel it first if you cannot come.', { day: named })
          : t('{day} is held for an offer of yours until it is answered or ends.', { day: named }),
      );
    }
    void block(withDays(calendar.blocks, its), t('{day} is blocked.', { day: named }));
  };
  return (
    <div className="grid gap-10">
      <section aria-labelledby="days" className="grid gap-5">
        <h2 id="days" className="text-26">
          {t('Days you cannot be had')}
        </h2>
        <p className="text-15 text-ink-2">
          {keptWords(calendar)} {t('Any change here keeps it for {days} days more.', { days: 30 })}
        </p>
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
            send={({ note, ...span }) =>
              block(withDays(calendar.blocks, span, note), t('{days} blocked.', { days: shortSpan(span) }))
            }
          />
        )}
        {way === 'week' && (
          <EveryWeek {...{ calendar, today, last }} send={(blocks, words) => block(blocks, words)} />
        )}
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
        <DayKey states={['free', 'blocked', 'agreed', 'held', 'elsewhere']} />
      </section>
      <OwnDays
        calendar={calendar}
        today={today}
        free={(span) =>
          void block(without(calendar.blocks, span), t('{days}: free again.', { days: shortSpan(span) }))
        }
      />
      <BroughtIn {...{ kind, id, calendar, change, isBusy }} />
      <Follow {...{ kind, id, change }} icsUrl={calendar.icsUrl} />
    </div>
  );
}
