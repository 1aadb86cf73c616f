import { textOfHtml } from '@serendib/contract/listings/story-text';
import { preview } from '~/lib/words/preview.ts';

const longest = 140;

export const storyPreview = (content: string | null) => preview(textOfHtml(content), longest);

/** As much of a story as its card can show. */
export const storyBeginning = (content: string | null) => textOfHtml(content).slice(0, longest + 2);
