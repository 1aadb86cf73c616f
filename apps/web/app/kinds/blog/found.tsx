import { t } from '@serendib/contract/words/t';
import { activeCount } from '~/features/listings/lists/active.ts';
import type { Listed } from '~/lib/api/types.ts';
import type { ListQuery } from '~/lib/list/list-address.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { type Blog, BlogCard } from './card.tsx';

interface FoundProps {
  list: Listed<Blog>;
  query: ListQuery;
}

/** What was found, or what to do where nothing was. */
export function Found({ list, query }: FoundProps) {
  if (list.data.length === 0)
    return (
      <EmptyState
        title={activeCount(query) > 0 ? t('No blogs found') : t('No blogs available at the moment.')}
        picture="/prints/blog-1.svg"
        actions={<ButtonLink to="/submit-sponsored-blog">{t('Submit your blog')}</ButtonLink>}
      >
        <p>
          {t('Have you been somewhere that deserves to be told? Write it here, or link to your own site.')}
        </p>
      </EmptyState>
    );
  return (
    <div className="card-grid">
      {list.data.map((item, index) => (
        <BlogCard key={item._id} blog={item} eager={index < 3} />
      ))}
    </div>
  );
}
