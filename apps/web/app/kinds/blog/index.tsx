import { isShort, moreWords, photo } from '../advice-words.ts';
import type { KindUi } from '../kind-ui.ts';
import { BlogCard } from './card.tsx';
import { editWords } from './form-words.ts';

export const blogUi: KindUi<'blog'> = {
  title: 'Blogs',
  one: 'blog',
  mine: {
    heading: 'Blogs',
    invite: 'Write a blog',
    line: 'Here, or a link to the one on your own site.',
    offer: '/partnership',
    print: '/prints/blog-2.svg',
  },
  renewAt: '/partnership#blog-section',
  lineOf: ({ author, isExternal }) => [author && `By ${author}`, isExternal ? 'on a site of your own' : null],
  factsOf: (one) => [one.author && `by ${one.author}`, one.isSponsored && 'sponsored'],
  adviceFor: (one) => [
    one.imageIsDrawing && photo('image'),
    !one.isExternal && isShort(one.content) && moreWords('content'),
  ],
  reasons: [
    {
      label: 'Copied',
      words:
        'These words stand elsewhere already. Please write in your own, or link to where it was published.',
    },
    {
      label: 'Advertising',
      words: 'This is an advertisement rather than a story. Please tell what a traveller would see.',
    },
  ],
  edit: editWords,
  card: (shown, place) => <BlogCard blog={shown} {...(place === 'form' && { heading: 'h3' })} />,
};
