import { dayInWords } from '@serendib/contract/calendar';
import { blogPrint } from '@serendib/contract/drawings/print-of';
import { t } from '@serendib/contract/words/t';
import type { ItemOf } from '~/lib/api/call.ts';
import { cacheFragment } from '~/lib/page/fragments/fragment.tsx';
import { Card } from '~/ui/media/card.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { authorWords } from './author-words.ts';
import { storyPreview } from './card-words.ts';

export type Blog = ItemOf<'GET /blogs'> & { print?: string };

export const blogAddress = (blog: Pick<Blog, '_id'>) => `/blogs/${blog._id}`;

export const blogImage = (blog: Pick<Blog, 'image' | '_id' | 'print'>) => ({
  src: blog.image,
  fallback: blog.print ?? blogPrint(blog._id),
});

function Uncached({
  blog,
  eager = false,
  heading = 'h2',
}: {
  blog: Blog;
  eager?: boolean;
  heading?: 'h2' | 'h3';
}) {
  const text = storyPreview(blog.content);
  return (
    <Card
      to={blogAddress(blog)}
      heading={heading}
      title={blog.title}
      print={{ ...blogImage(blog), alt: '', eager }}
      line={t('By {author}', { author: authorWords(blog.author) })}
      foot={[
        dayInWords(blog.createdAt),
        blog.isExternal ? t('On their own site') : t('{minutes} min read', { minutes: blog.readingMinutes }),
      ]}
    >
      {text && (
        <p className="mt-2 text-15" lang={languageOf(text)}>
          {text}
        </p>
      )}
    </Card>
  );
}

export const BlogCard = cacheFragment('blog-card', Uncached);
