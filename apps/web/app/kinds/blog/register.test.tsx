import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import {
  type Answer,
  alertWith,
  answer,
  fill,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import * as edit from '../../routes/submissions/edit.tsx';
import * as register from './register.tsx';

const linked = { title: 'Nine arches', author: 'Dilini', blogUrl: 'https://example.lk/nine-arches' };

/** A story on one's own site, sent to a server that answers so. */
async function sends(reply: Answer, blogUrl = linked.blogUrl) {
  signIn();
  const heard = answer({
    'GET /payments/mode': says({ mode: 'simulator' }),
    'GET /payments/user': lists(),
    [keyOf('blog', 'mine')]: lists(),
    'POST /blogs/sponsored': reply,
  });
  const { user } = await openPage(routeAt('/submit-sponsored-blog', register), '/submit-sponsored-blog');
  await user.click(
    await screen.findByRole('checkbox', { name: 'I want to link to my existing blog website' }),
  );
  fill(screen.getByLabelText(/^Title/), linked.title);
  fill(screen.getByLabelText(/^Author name/), linked.author);
  fill(screen.getByLabelText(/^Blog URL/), blogUrl);
  fill(screen.getByLabelText(/^Image URL/), 'https://example.lk/arches.jpg');
  await user.click(screen.getByRole('button', { name: 'Add', hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Submit blog' }));
  return heard;
}

// Proves BLOG-FORM-01, BLOG-FORM-02, BLOG-FORM-04, OWN-ENTITY-21, OWN-ERROR-28.
test('a story on one’s own site is linked to', async () => {
  const { sent } = await sends(says({ _id: '1' }));
  await screen.findByText('Blog submitted successfully! It will be reviewed by our team.');
  await screen.findByText('Elsewhere');
  expect(sent.at(-1)).toMatchObject({ call: 'POST /blogs/sponsored' });
  expect(sent.at(-1)?.body).toMatchObject({
    ...linked,
    image: 'https://example.lk/arches.jpg',
    isExternal: true,
  });
});

test('what is no address of a site is refused before it is sent', async () => {
  const { sent } = await sends(says({}), 'javascript:alert(1)');
  await alertWith('Please enter a web address.');
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('without a voucher the page says what is missing and sells it', async () => {
  await sends(refuses('No valid payment voucher found.', 402, 'VOUCHER_REQUIRED'));
  const said = await alertWith('No valid payment voucher found.');
  const buys = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Buy a post for LKR\s700$/ });
  expect(buys.some((buy) => said.contains(buy) && !buy.disabled)).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe(linked.title);
});

// Proves OWN-ERROR-27.
test('what cannot be sent is said', async () => {
  await sends('away');
  await alertWith('An error occurred during submission.');
});

// Proves EDIT-01, EDIT-03, OWN-ERROR-18.
test('what cannot be saved is said, and cancelling leads back', async () => {
  signIn();
  const shown = { ...kinds.blog.example, ...linked, image: 'https://example.lk/arches.jpg' };
  answer({
    [keyOf('blog', 'one')]: says({
      ...{ ...shown, isExternal: true, _id: '1', version: 1, status: 'approved', submittedBy: 'nimal' },
    }),
    [keyOf('blog', 'change')]: 'away',
  });
  const { user } = await openPage(routeAt('/blog-edit/:id', edit), '/blog-edit/1');
  const toggle = screen.getByRole('checkbox', { name: /I want to link to my existing blog website/ });
  expect((toggle as HTMLInputElement).disabled).toBe(true);
  fill(screen.getByLabelText(/^Title/), 'Nine arches at noon');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await alertWith('An error occurred while updating the blog.');
  const cancel = screen.getByRole('link', { name: 'Cancel' });
  expect(cancel.getAttribute('href')).toBe('/profile?tab=submissions');
});
