import { dayInWords } from '@serendib/contract/calendar-words';
import { blogPrint } from '@serendib/contract/drawings/print-of';
import { plainText } from '@serendib/contract/listings/story-text';
import type { ItemOf } from '~/lib/api/call.ts';
import { cacheFragment } from '~/lib/page/fragments/fragment.tsx';
import { preview } from '~/lib/words/preview.ts';
import { Card } from '~/ui/media/card.tsx';

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
  const text = plainText(blog.content);
  return (
    <Card
      to={blogAddress(blog)}
      heading={heading}
      title={blog.title}
      print={{ ...blogImage(blog), alt: '', eager }}
      line={`By ${blog.author}`}
      foot={[
        dayInWords(blog.createdAt),
        blog.isExternal ? 'On their own site' : `${blog.readingMinutes} min read`,
      ]}
    >
      {text && <p className="mt-2 text-15">{preview(text, 140)}</p>}
    </Card>
  );
}

export const BlogCard = cacheFragment('blog-card', Uncached);
