import { t } from '@serendib/contract/words/t';
import type { EditWords, NewWords } from '../kind-ui.ts';

export const newWords: NewWords = {
  title: t('Write for travellers'),
  lead: t('A place you know, told so that others can find it.'),
  login: t('You must be logged in to submit a blog. Please log in again.'),
  send: t('Submit blog'),
  sent: t('Blog submitted successfully! It will be reviewed by our team.'),
  failed: t('An error occurred during submission.'),
  toggle: t('I want to link to my existing blog website'),
  head: { sky: 'key', scene: 'galle', focus: '70% 8%' },
};

export const editWords: EditWords = {
  title: t('Edit Blog'),
  description: t('Changes a blog of yours.'),
  login: t('You must be logged in to edit a blog.'),
  forbidden: t("You don't have permission to edit this blog."),
  loadFailed: t('Failed to load blog data. Please try again.'),
  saved: t('Blog updated successfully! Your blog remains published and visible to readers.'),
  savedUnseen: t('Blog updated successfully!'),
  failed: t('An error occurred while updating the blog.'),
  toggle: t('I want to link to my existing blog website'),
};
