import { weekdayInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import { Disclosure } from '~/ui/navigate/disclosure.tsx';
import { type Day, type Shown, total } from './days.ts';

/** The chart's figures as a table: the days on which something happened, the latest first. */
export function DaysTable({ days, shown, period }: { days: readonly Day[]; shown: Shown; period: string }) {
  const eventful = days.filter((day) => shown.some(({ name }) => day[name] > 0)).reverse();
  return (
    <Disclosure title={t('The same as a table')}>
      <table className="w-full text-15 tabular-figures">
        <caption className="sr-only">
          {t('{counts} per day, {period}', { counts: shown.map(({ label }) => label).join(', '), period })}
        </caption>
        <thead>
          <tr className="border-b-[1.5px] border-ink text-start">
            <th scope="col" className="py-2">
              {t('Day')}
            </th>
            {shown.map(({ name, label }) => (
              <th key={name} scope="col" className="py-2 ps-3 text-end">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {eventful.map((day) => (
            <tr key={day.day} className="border-b border-line">
              <th scope="row" className="py-2 text-start font-normal">
                {weekdayInWords(day.day)}
              </th>
              {shown.map(({ name }) => (
                <td key={name} className="py-2 ps-3 text-end">
                  {day[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-2 text-start">
              {t('Together')}
            </th>
            {shown.map(({ name }) => (
              <td key={name} className="py-2 ps-3 text-end font-[650]">
                {total(days, name)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Disclosure>
  );
}
