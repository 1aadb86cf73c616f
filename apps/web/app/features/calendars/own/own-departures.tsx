import { dayOf } from '@serendib/contract/calendar';
import { mostDepartures } from '@serendib/contract/calendars/departures';
import { t } from '@serendib/contract/words/t';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { DraftNotice } from '~/ui/form/draft-notice.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { Agreements } from './agreements.tsx';
import type { Shown } from './departures-draft.ts';
import { fieldName, nameOf, useDepartures } from './use-departures.ts';

interface OwnDeparturesProps {
  id: string;
  first: Shown;
  /** It is looked at by an administrator, and its owner hears of each change. */
  isOfOther: boolean;
}

/** Its owner, or an administrator, says on which days a tour leaves, and with how many places. */
export function OwnDepartures({ id, first, isOfOther }: OwnDeparturesProps) {
  const saved = isOfOther ? t('The departures are saved.') : t('Your departures are saved.');
  const { rows, added, inTheWay, form, add, takeAway, draft, startAnew } = useDepartures({
    id,
    first,
    saved,
  });
  const today = dayOf(Date.now());
  return (
    <form {...form.attributes} aria-label={t('Departures')} className="grid max-w-[46rem] gap-6">
      <p className="text-ink-2">
        {t(
          'Travellers see these days with the places that are left, and ask for some. Each agreement takes as many places as there are people. On other days the tour is asked for as before.',
        )}
      </p>
      {isOfOther && (
        <Notice>{t('What you change here is mailed to its owner and stands in the audit.')}</Notice>
      )}
      {draft && <DraftNotice savedAt={draft.savedAt} onStartAnew={startAnew} />}
      {rows.length > 0 && (
        <ul className="grid gap-4">
          {rows.map(({ key, taken, agreements }, index) => (
            <li key={key}>
              <fieldset
                aria-label={nameOf(index)}
                className="grid min-w-0 grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-x-3 gap-y-1 border-t border-line pt-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]"
              >
                <TextField label={t('Day')} type="date" min={today} {...form.field(fieldName('day', key))} />
                <TextField
                  label={t('Places')}
                  inputMode="numeric"
                  maxLength={3}
                  hint={
                    taken > 0
                      ? t('{taken, plural, one {# is agreed on} other {# are agreed on}}', { taken })
                      : undefined
                  }
                  {...form.field(fieldName('places', key))}
                />
                <Button
                  small
                  look="plain"
                  className="justify-self-start sm:mt-8"
                  disabled={taken > 0}
                  aria-label={t('Take away departure {number}', { number: String(index + 1) })}
                  onClick={() => takeAway(key)}
                >
                  {t('Take away')}
                </Button>
                <Agreements ids={agreements} />
              </fieldset>
            </li>
          ))}
        </ul>
      )}
      {rows.length < mostDepartures && (
        <p>
          <Button look="line" small onClick={add}>
            {rows.length > 0 ? t('Another one, a week later') : t('Add a departure')}
          </Button>
        </p>
      )}
      {/* The keyboard stays on the button, which adds several one after the other. */}
      <p role="status" className="sr-only">
        {added}
      </p>
      <Refusal
        of={form.refusal}
        actions={
          inTheWay.length > 0 &&
          inTheWay.map(({ day, agreements }) => <Agreements key={day} day={day} ids={agreements} />)
        }
      />
      <p>
        <Button type="submit" busy={form.busy}>
          {form.busy ? t('Saving') : t('Save departures')}
        </Button>
      </p>
    </form>
  );
}
