import { tripIdeas } from '@serendib/contract/trips/ideas/ideas';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { monthsWords } from '~/lib/words/months-words.ts';
import { SectionHeading } from '~/ui/text/section-heading.tsx';
import { beginAddress, ideaAddress, ideasPath } from './idea-addresses.ts';

/** Trips of ours to begin from. */
export default function ReadyMadeList() {
  return (
    <section aria-labelledby="ready-made">
      <SectionHeading
        id="ready-made"
        more={{ to: ideasPath, label: t('All of them, day by day') }}
        line={t('Each begins and ends at the airport. Take one, and change what you like.')}
      >
        {t('Begin with a ready-made trip')}
      </SectionHeading>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {tripIdeas.map(({ slug, title, months }) => (
          <li key={slug} className="flex items-center justify-between gap-4 border-t border-line py-3">
            <div className="min-w-0">
              <Link to={ideaAddress(slug)} className="link font-semibold">
                {title}
              </Link>
              <p className="text-14 text-ink-2">{monthsWords(months)}</p>
            </div>
            <Link to={beginAddress(slug)} className="btn btn-line btn-small flex-none">
              {t('Begin')}
              <span className="sr-only">: {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
