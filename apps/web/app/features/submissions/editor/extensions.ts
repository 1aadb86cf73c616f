import { t } from '@serendib/contract/words/t';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { StoryImage } from './story-image.ts';
import { isTakenLink } from './story-text.ts';

/** What can be written: what the server keeps, and no more. */
export const storyExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isTakenLink(url),
      // Where a link opens is for the page that shows it to say.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    codeBlock: { languageClassPrefix: '' },
  }),
  StoryImage.configure({ allowBase64: false }),
  CharacterCount,
  Placeholder.configure({ placeholder: t('How it smelled, who you met, which train you took.') }),
];
