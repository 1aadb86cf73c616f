import { t } from '@serendib/contract/words/t';
import { ChipLink } from '~/ui/form/chip.tsx';
import { OrderWords } from '~/ui/list/order-words.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { SearchResults } from './deferred-results.ts';
import { SearchForm } from './search-form.tsx';
import type { ResultsProps } from './search-results.tsx';

export interface SearchPageProps extends Omit<ResultsProps, 'answer'> {
  /** Null where nothing was asked for, or what was asked for was refused. */
  answer: ResultsProps['answer'] | null;
  refused: string | null;
  /** The lists of all kinds. */
  ways: readonly { to: string; label: string }[];
}

/** One search over places and all kinds of listings. */
export function SearchPage(props: SearchPageProps) {
  const { asked, answer, refused, ways } = props;
  const title = asked.q ? t('“{words}”', { words: asked.q }) : t('Search all of Serendib');
  return (
    <>
      <PageHeading
        title={title}
        zigzag
        above={<Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, { label: t('Search') }]} />}
      >
        <p>
          <OrderWords by={asked.sort ? 'distance' : 'words'} />
        </p>
      </PageHeading>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-7 pb-18 md:pb-26">
        <SearchForm asked={asked} />
        {refused && (
          <p role="alert" className="font-semibold">
            {refused}
          </p>
        )}
        {answer && <SearchResults {...props} answer={answer} />}
        {!answer && (
          <nav aria-label={t('All lists')}>
            <p className="font-semibold">{t('Or look at all of')}</p>
            <ul className="mt-3 flex flex-wrap gap-2">
              {ways.map(({ to, label }) => (
                <li key={to}>
                  <ChipLink to={to}>{label}</ChipLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  );
}
