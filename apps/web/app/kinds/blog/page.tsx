import { dayInWords } from '@serendib/contract/calendar';
import { readingMinutes, textOfHtml } from '@serendib/contract/listings/story-text';
import { parts, t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { useRecordView } from '~/features/listings/pages/record-view.ts';
import { RelatedListings } from '~/features/listings/related/deferred-related.ts';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { useShownHtml } from '~/lib/images/shown-html.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import { preview } from '~/lib/words/preview.ts';
import { Icon } from '~/ui/form/icon.tsx';
import { MoreImages } from '~/ui/media/more-images.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { replaceBroken } from '~/ui/media/replace-broken.ts';
import { Breadcrumbs } from '~/ui/text/heading.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { rich } from '~/ui/text/rich.ts';
import type { Route } from './+types/page.ts';
import { authorWords } from './author-words.ts';
import { blogAddress, blogImage } from './card.tsx';
import { blogData } from './structured-data.ts';

const listPath = '/blogs';

const load = pageLoad(
  deferLoad(() => import('./load-page.ts')),
  {
    notFound: t('Blog not found'),
    failed: t('Failed to load blogs. Please try again.'),
    back: { to: listPath, label: t('Back to blogs') },
  },
);

export { load as clientLoader, load as loader };

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return pageMeta(args, { title: t('Blog'), noIndex: true });
  const { blog, origin } = args.loaderData;
  const image = blogImage(blog);
  return pageMeta(args, {
    title: blog.title ?? t('Blog'),
    description:
      preview(textOfHtml(blog.content), 155) || t('By {author}', { author: authorWords(blog.author) }),
    image,
    type: 'article',
    jsonLd: import.meta.env.SSR && [
      blogData(origin, blog, image),
      breadcrumbData(origin, [
        { name: t('Blogs'), path: listPath },
        { name: blog.title ?? '', path: blogAddress(blog) },
      ]),
    ],
  });
};

export default function Blog({ loaderData: { blog, story, alike, origin } }: Route.ComponentProps) {
  useRecordView('POST /blogs/{id}/view', blog);
  const title = blog.title ?? t('Blog');
  const shownStory = useShownHtml(story);
  return (
    <>
      <article className="wrap pb-10">
        <header className="mx-auto max-w-[52rem] pt-5 md:pt-9">
          <Breadcrumbs
            crumbs={[{ label: t('Home'), to: '/' }, { label: t('Blogs'), to: listPath }, { label: title }]}
          />
          <h1 className="mt-2 text-[clamp(2.25rem,5.4vw,4rem)] wrap-anywhere" lang={languageOf(title)}>
            {title}
          </h1>
          <p className="mt-5 text-15 text-ink-2">
            {rich(parts('By {author}'), {
              author: (
                <span className="font-semibold text-ink" lang={languageOf(authorWords(blog.author))}>
                  {authorWords(blog.author)}
                </span>
              ),
            })}
            {' · '}
            <time dateTime={blog.createdAt}>{dayInWords(blog.createdAt)}</time>
            {!blog.isExternal && (
              <>
                {' · '}
                <span className="whitespace-nowrap">
                  {t('{minutes} min read', { minutes: readingMinutes(blog.content) })}
                </span>
              </>
            )}
          </p>
        </header>
        <div className="mx-auto my-9 max-w-[64rem]">
          <Picture {...blogImage(blog)} alt="" ratio="16 / 9" eager />
          <MoreImages of={blog.moreImages} />
        </div>
        <div className="mx-auto max-w-[52rem]">
          {blog.isExternal && blog.blogUrl ? (
            <>
              <p className="text-19">
                {t('{author} tells this story on a site of their own.', { author: authorWords(blog.author) })}
              </p>
              <a className="btn mt-7" href={blog.blogUrl} target="_blank" rel="noopener sponsored">
                {t('Visit Original Blog')}
                <Icon name="out" className="size-4" />
              </a>
            </>
          ) : (
            <Story key={shownStory} html={shownStory} />
          )}
        </div>
      </article>
      <RelatedListings
        listing={blog}
        send={{ title: title, origin, path: blogAddress(blog), isNarrow: true }}
        title={t('More to read')}
        more={{ to: listPath, label: t('All blogs') }}
        blogs={alike}
      />
    </>
  );
}

/**
 * The API sanitises what it stores and sends; see docs/decisions. React sets HTML anew where it is given another object, which
 * a page that came from the server has no filter for: so it is the same for as long as the story is.
 */
function Story({ html }: { html: string }) {
  const [inner] = useState({ __html: html });
  return (
    <div
      ref={replaceBroken}
      className="prose"
      lang={languageOf(textOfHtml(html))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API
      dangerouslySetInnerHTML={inner}
    />
  );
}
