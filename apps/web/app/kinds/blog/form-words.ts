import type { EditWords, NewWords } from '../kind-ui.ts';

export const newWords: NewWords = {
  title: 'Write for travellers',
  lead: 'A place you know, told so that others can find it.',
  login: 'You must be logged in to submit a blog. Please log in again.',
  send: 'Submit blog',
  sent: 'Blog submitted successfully! It will be reviewed by our team.',
  failed: 'An error occurred during submission.',
  toggle: 'I want to link to my existing blog website',
  head: { sky: 'key', scene: 'galle', focus: '70% 8%' },
};

export const editWords: EditWords = {
  title: 'Edit Blog',
  description: 'Changes a blog of yours.',
  login: 'You must be logged in to edit a blog.',
  forbidden: "You don't have permission to edit this blog.",
  loadFailed: 'Failed to load blog data. Please try again.',
  saved: 'Blog updated successfully! Your blog remains published and visible to readers.',
  failed: 'An error occurred while updating the blog.',
  toggle: 'I want to link to my existing blog website',
};
