import { t } from '@serendib/contract/words/t';
import { isShort, moreWords, photo } from '../advice-words.ts';
import type { KindUi } from '../kind-ui.ts';
import { authorWords } from './author-words.ts';
import { BlogCard } from './card.tsx';
import { editWords } from './form-words.ts';

export const blogUi: KindUi<'blog'> = {
  title: t('Blogs'),
  one: t('blog'),
  mine: {
    heading: t('Blogs'),
    invite: t('Write a blog'),
    line: t('Here, or a link to the one on your own site.'),
    offer: '/partnership',
    print: '/prints/blog-2.svg',
  },
  renewAt: '/partnership#blog-section',
  lineOf: ({ author, isExternal }) => [
    author && t('By {author}', { author: authorWords(author) }),
    isExternal ? t('on a site of your own') : null,
  ],
  factsOf: (one) => [
    one.author && t('by {author}', { author: authorWords(one.author) }),
    one.isSponsored && t('sponsored'),
  ],
  adviceFor: (one) => [
    one.imageIsDrawing && photo('image'),
    !one.isExternal && isShort(one.content) && moreWords('content'),
  ],
  reasons: [
    {
      label: t('Copied', {}, 'of a story'),
      words: t(
        'These words stand elsewhere already. Please write in your own, or link to where it was published.',
      ),
    },
    {
      label: t('Advertising'),
      words: t('This is an advertisement rather than a story. Please tell what a traveller would see.'),
    },
  ],
  edit: editWords,
  card: (shown, place) => <BlogCard blog={shown} {...(place === 'form' && { heading: 'h3' })} />,
};
