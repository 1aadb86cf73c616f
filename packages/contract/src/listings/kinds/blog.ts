import { blogPrint } from '../../drawings/print-of.ts';
import type { Declaration } from '../declaration.ts';
import { field } from '../field.ts';

const internal = ['internal', 'adminInternal'] as const;
const external = ['external', 'adminExternal'] as const;
const all = [...internal, ...external] as const;

const fields = [
  field('title', 'text', 'Title', { checkedAs: 'name', section: 'Your post', required: all, max: 160 }),
  field('author', 'text', 'Author name', {
    checkedAs: 'name',
    section: 'Your post',
    required: ['external', 'adminInternal', 'adminExternal'],
    max: 80,
    default: 'Guest Author',
    defaultIn: ['internal'],
    autocomplete: 'name',
  }),
  field('content', 'html', 'Content', {
    section: 'Your post',
    required: internal,
    variants: internal,
    max: 100_000,
  }),
  field('blogUrl', 'url', 'Blog URL', {
    checkedAs: 'website',
    section: 'Your post',
    required: external,
    variants: external,
    inputMode: 'url',
  }),
  field('image', 'image', 'Picture', {
    checkedAs: 'pictures',
    section: 'Picture',
    required: external,
    blankMessage: 'An image is required.',
  }),
  field('moreImages', 'images', 'More pictures', {
    checkedAs: 'pictures',
    section: 'Picture',
    continues: 'image',
    variants: ['internal', 'adminInternal'],
  }),
] as const;

export const blog = {
  name: 'blog',
  noun: 'blog',
  plural: 'blogs',
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
  blankMessage: 'Please fill in the {field}',
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
  facts: [{ field: 'author', label: 'By' }],
  example: {
    title: 'The 5:47 from Kandy',
    author: 'Dilini Jayawardena',
    content: '<p>Buy the second class ticket. The windows open.</p>',
    blogUrl: null,
    image: null,
    moreImages: [],
  },
} satisfies Declaration<'blog', typeof fields>;
