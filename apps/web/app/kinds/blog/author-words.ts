import { t } from '@serendib/contract/words/t';

// It is not a message: what is kept where no name was given.
const unnamed = 'Guest Author';

/** Who wrote a story, as it is called in the language of the page where it is no name; nothing where no author is kept. */
export const authorWords = (author: string | null | undefined): string =>
  author === unnamed ? t('Guest Author') : (author ?? '');
