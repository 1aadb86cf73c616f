import { t } from '@serendib/contract/words/t';
import type { Listed } from '~/lib/api/call.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Pager } from '~/ui/navigate/pager.tsx';
import { Tabs } from '~/ui/navigate/tabs.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { Averages } from './averages.tsx';
import { ReviewQuote } from './review-quote.tsx';
import type { Reviewed, ReviewedType, ReviewItem, Summary } from './reviewed.ts';

export interface ReviewsPageProps {
  list: Listed<ReviewItem>;
  summaries: readonly Summary[];
  /** What can be reviewed. */
  types: readonly Reviewed[];
  type: ReviewedType | null;
  isFirst: boolean;
}

const addressOf = (type: ReviewedType | null, cursor?: string) => {
  const search = new URLSearchParams();
  if (type) search.set('itemType', type);
  if (cursor) search.set('cursor', cursor);
  const text = search.toString();
  return text ? `/reviews?${text}` : '/reviews';
};

export function ReviewsPage({ list, summaries, types, type, isFirst }: ReviewsPageProps) {
  const byType = new Map(types.map((each) => [each.type, each]));
  const counted = new Map(summaries.map(({ itemType, reviewCount }) => [itemType, reviewCount]));
  const tabs = [
    { to: addressOf(null), label: t('Everything'), current: type === null },
    ...types
      .filter((each) => counted.has(each.type) || each.type === type)
      .map((each) => ({
        to: addressOf(each.type),
        label: each.plural,
        count: counted.get(each.type) ?? 0,
        current: each.type === type,
      })),
  ];
  return (
    <>
      <PageHeading
        title={t('What travellers said')}
        zigzag
        above={<Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, { label: t('Reviews') }]} />}
      >
        <p>
          {t('Word for word, the newest first. One review for each person and thing; nobody can buy one.')}
        </p>
      </PageHeading>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-9 pb-18 md:pb-26">
        {isFirst && <Averages summaries={summaries} types={types} />}
        <section aria-label={t('Reviews')}>
          <Tabs label={t('Reviews of')} tabs={tabs} />
          {list.data.length === 0 ? (
            <Nothing about={type && byType.get(type)} />
          ) : (
            <ul className="mt-9 grid gap-x-14 md:grid-cols-2">
              {list.data.map((review, index) => {
                const about = byType.get(review.itemType);
                return (
                  about && <ReviewQuote key={review._id} review={review} about={about} lead={index === 0} />
                );
              })}
            </ul>
          )}
        </section>
        <Pager
          next={list.next ? addressOf(type, list.next) : null}
          start={isFirst ? null : addressOf(type)}
          label={t('Older reviews')}
        />
      </div>
    </>
  );
}

function Nothing({ about }: { about: Reviewed | null | undefined }) {
  return (
    <div className="mt-9">
      <EmptyState
        title={t('Nobody has said anything yet')}
        picture="/scenes/stilt-fishermen.svg"
        actions={
          <>
            {about && <ButtonLink to="/reviews">{t('All reviews')}</ButtonLink>}
            <ButtonLink look={about ? 'line' : 'act'} to={about?.list ?? '/destinations'}>
              {t('Be the first')}
            </ButtonLink>
          </>
        }
      >
        <p>
          {t('Reviews are written on the page of what they are about, by travellers who have been there.')}
        </p>
      </EmptyState>
    </div>
  );
}
