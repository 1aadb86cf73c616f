import { blogPrint } from '../../drawings/print-of.ts';
import { t } from '../../words/t.ts';
import type { Declaration } from '../declaration.ts';
import { field } from '../field.ts';

const internal = ['internal', 'adminInternal'] as const;
const external = ['external', 'adminExternal'] as const;
const all = [...internal, ...external] as const;

const fields = [
  field('title', 'text', t('Title'), { checkedAs: 'name', section: t('Your post'), required: all, max: 160 }),
  field('author', 'text', t('Author name'), {
    checkedAs: 'name',
    section: t('Your post'),
    required: ['external', 'adminInternal', 'adminExternal'],
    max: 80,
    default: 'Guest Author',
    defaultIn: ['internal'],
    autocomplete: 'name',
  }),
  field('content', 'html', t('Content'), {
    section: t('Your post'),
    required: internal,
    variants: internal,
    max: 100_000,
  }),
  field('blogUrl', 'url', t('Blog URL'), {
    checkedAs: 'website',
    section: t('Your post'),
    required: external,
    variants: external,
    inputMode: 'url',
  }),
  field('image', 'image', t('Picture'), {
    checkedAs: 'pictures',
    section: t('Picture'),
    required: external,
    blankMessage: t('An image is required.'),
  }),
  field('moreImages', 'images', t('More pictures'), {
    checkedAs: 'pictures',
    section: t('Picture'),
    continues: 'image',
    variants: ['internal', 'adminInternal'],
  }),
] as const;

export const blog = {
  name: 'blog',
  noun: t('blog'),
  plural: t('blogs'),
  searchNames: ['blog', 'story', 'article', 'travel story', 'travel tip'],
  path: '/blogs',
  pages: {
    list: '/blogs',
    one: '/blogs',
    edit: '/blog-edit',
    admin: '/admin/blogs',
    register: '/submit-sponsored-blog',
  },
  title: 'title',
  image: 'image',
  fields,
  variants: ['internal', 'external', 'adminInternal', 'adminExternal'],
  blankMessage: ({ field }) => t('Please fill in the {field}', { field }),
  filters: [],
  searched: ['author', 'content'],
  premium: false,
  reviewed: false,
  voucher: true,
  approvedWithoutBody: true,
  images: { free: 10, premium: 10 },
  premiumPage: '/partnership',
  calls: {
    view: { summary: 'Counts that a story was looked at' },
    make: { key: 'POST /blogs/sponsored' },
    change: { key: 'PUT /blogs/user/{id}' },
  },
  aliases: { imageUrl: 'image', authorName: 'author' },
  drawing: (id) => blogPrint(id),
  card: ['title', 'author', 'content', 'readingMinutes'] as const,
  line: ['author'],
  facts: [{ field: 'author', label: t('By') }],
  example: {
    title: 'The 5:47 from Kandy',
    author: 'Dilini Jayawardena',
    content: '<p>Buy the second class ticket. The windows open.</p>',
    blogUrl: null,
    image: null,
    moreImages: [],
  },
} satisfies Declaration<'blog', typeof fields>;
