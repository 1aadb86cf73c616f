import { t } from '@serendib/contract/words/t';
import type { Article, WithContext } from 'schema-dts';
import type { ReplyOf } from '~/lib/api/call.ts';
import type { PageImage } from '~/lib/page/social-image.ts';
import { pictureUrl } from '~/lib/structured-data/image.ts';
import { known } from '~/lib/structured-data/known.ts';
import { pageUrl } from '~/lib/structured-data/page-url.ts';
import { authorWords } from './author-words.ts';
import { blogAddress } from './card.tsx';

type Blog = ReplyOf<'GET /blogs/{id}'>;

export const blogData = (origin: string, blog: Blog, picture: PageImage): WithContext<Article> =>
  known({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: blog.title ?? '',
    author: { '@type': 'Person', name: authorWords(blog.author) || t('Guest Author') },
    datePublished: blog.createdAt,
    url: pageUrl(origin, blogAddress(blog)),
    image: pictureUrl(origin, picture),
    ...(blog.blogUrl && { isBasedOn: blog.blogUrl }),
    publisher: { '@type': 'Organization', name: 'Serendib' },
  });
