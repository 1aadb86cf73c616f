import { blog } from '@serendib/contract/listings/kinds/blog';
import { t } from '@serendib/contract/words/t';
import { Form } from 'react-router';
import { handleOf } from '~/features/listings/list-of.ts';
import { activeCount, activeOf } from '~/features/listings/lists/active.ts';
import { SearchField } from '~/features/listings/lists/filter-fields.tsx';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { ListPage } from '~/ui/list/list-page.tsx';
import type { Route } from './+types/list.ts';
import { BlogCard } from './card.tsx';

const load = pageLoad(
  deferLoad(() => import('./load-list.ts')),
  {
    failed: t('Failed to load blogs. Please try again.'),
  },
);

export { load as clientLoader, load as loader };
export const handle = import.meta.env.SSR ? handleOf(blog) : undefined;
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Travel blogs about Sri Lanka'),
    description: t(
      'Routes, seasons, trains, food and manners, written by people who live here or came back.',
    ),
  });

export default function Blogs({ loaderData: { chips, ...loaded } }: Route.ComponentProps) {
  const { list, path, query } = loaded;
  return (
    <ListPage
      {...loaded}
      title={t('Blogs')}
      plural={t('blogs')}
      lead={t(
        'Routes, seasons, trains, food and manners, written by people who live here, or who came back.',
      )}
      above={
        <Form action={path} className="flex max-w-xl items-end gap-3">
          <div className="min-w-0 flex-1">
            <SearchField
              key={String(query.search)}
              query={query}
              label={t('Search')}
              placeholder={t('Trains, monsoon, kottu')}
            />
          </div>
          <Button type="submit">{t('Search')}</Button>
        </Form>
      }
      active={activeOf(chips)}
      action={
        <ButtonLink to="/partnership#blog-section" look="line" small>
          {t('Submit Blog')}
        </ButtonLink>
      }
      empty={
        <EmptyState
          title={activeCount(query) > 0 ? t('No blogs found') : t('No blogs available at the moment.')}
          picture="/prints/blog-1.svg"
          actions={<ButtonLink to="/submit-sponsored-blog">{t('Submit your blog')}</ButtonLink>}
        >
          <p>
            {t('Have you been somewhere that deserves to be told? Write it here, or link to your own site.')}
          </p>
        </EmptyState>
      }
    >
      <div className="card-grid">
        {list.data.map((item, index) => (
          <BlogCard key={item._id} blog={item} eager={index < 3} />
        ))}
      </div>
    </ListPage>
  );
}
