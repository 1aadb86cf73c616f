import { z } from 'zod';

/** What a list that is sent whole was made from. */
export const shownVersion = z.string().max(100).meta({
  description:
    'That of the list which was shown: where another one is there by now, it is not overwritten. Without it, what is sent takes the place of whatever is there.',
});
