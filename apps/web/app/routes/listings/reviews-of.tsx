import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import type { loadOf } from '~/features/reviews/load-reviews-of.ts';
import { Pager } from '~/ui/navigate/pager.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { ReviewsSection } from './reviews-section.tsx';

type ReviewsOfProps = Awaited<ReturnType<typeof loadOf>>;

/** All that was said of one thing, with what a reader and its owner can do about it. */
export function ReviewsOf({ name, page, at, start, next, ...section }: ReviewsOfProps) {
  return (
    <>
      <PageHeading
        // Words of the page with a name in them: the name does not say in which language it is set.
        title={<span>{t('Reviews of {name}', { name })}</span>}
        above={
          <Breadcrumbs
            // A long name is cut short where it stands last alone.
            crumbs={[{ label: t('Home'), to: '/' }, { label: t('Reviews'), to: '/reviews' }, { label: name }]}
          />
        }
      >
        <p>
          <Link className="link link-alone" to={page}>
            {t('Back to “{title}”', { title: name })}
          </Link>
        </p>
      </PageHeading>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pb-18">
        <ReviewsSection {...section} name={name} allAt={at} />
        <Pager next={next} start={start} label={t('Older reviews')} />
      </div>
    </>
  );
}
