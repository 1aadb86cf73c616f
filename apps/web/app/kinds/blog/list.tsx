import { blog } from '@serendib/contract/listings/kinds/blog';
import { t } from '@serendib/contract/words/t';
import { Form } from 'react-router';
import { handleOf } from '~/features/listings/list-of.ts';
import { activeOf } from '~/features/listings/lists/active.ts';
import { SearchField } from '~/features/listings/lists/filter-fields.tsx';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { useFollowed } from '~/ui/form/use-followed.ts';
import { ListPage } from '~/ui/list/list-page.tsx';
import type { Route } from './+types/list.ts';
import { Found } from './deferred-found.ts';

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
  const form = useFollowed(query);
  return (
    <ListPage
      {...loaded}
      title={t('Blogs')}
      plural={t('blogs')}
      lead={t(
        'Routes, seasons, trains, food and manners, written by people who live here, or who came back.',
      )}
      above={
        <Form ref={form} action={path} className="flex max-w-xl items-end gap-3">
          <div className="min-w-0 flex-1">
            <SearchField query={query} label={t('Search')} placeholder={t('Trains, monsoon, kottu')} />
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
    >
      <Found list={list} query={query} />
    </ListPage>
  );
}
