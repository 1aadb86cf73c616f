import { t } from '@serendib/contract/words/t';
import { CalendarView } from '~/features/calendars/calendar-view.tsx';
import { spanInWords, stateWords } from '~/features/calendars/days.ts';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import type { Route } from './+types/calendar.ts';

const load = pageLoad(
  deferLoad(() => import('./load-calendar.ts')),
  { notFound: t('Calendar Not Found'), failed: t('Failed to load the calendar') },
);

export { load as clientLoader, load as loader };
export const handle = { query: [] };
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Free days: {title}', { title: args.loaderData?.title ?? t('Calendar') }),
    noIndex: true,
  });

/** The same in words, for those without scripts or who would rather read than look at months. */
export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { title, page, list, calendar, today } = loaderData;
  return (
    <>
      <PageHeading
        // Words of the page with a name in them: the name does not say in which language it is set.
        title={<span>{t('Free days: {title}', { title })}</span>}
        above={
          <Breadcrumbs
            crumbs={[
              { label: t('Home'), to: '/' },
              list,
              { label: title, to: page },
              { label: t('Which days are free') },
            ]}
          />
        }
      />
      <div className="wrap grid gap-10 pb-18">
        <div className="needs-js">
          <CalendarView calendar={calendar} today={today} />
        </div>
        <section aria-labelledby="in-words">
          <h2 id="in-words" className="mb-4 text-26">
            {t('The same in words')}
          </h2>
          {calendar.days.length > 0 ? (
            <ul className="grid gap-2">
              {calendar.days.map((span) => (
                <li key={`${span.from} ${span.state}`}>
                  {t('{days}: {state}', { days: spanInWords(span), state: stateWords[span.state] }, 'days')}
                </li>
              ))}
            </ul>
          ) : (
            <p>{t('No day is marked as busy.')}</p>
          )}
        </section>
      </div>
    </>
  );
}
