import { deferredTags } from '~/ui/hydration/defer-tags.ts';
import { cssPlace, cssTag } from './page-css.ts';

/** What a rendered page lacks of what is found and rewritten in it. A build whose pages lack any fails. */
export const tagsMissingIn = (html: string): string[] => [
  ...[cssTag, ...deferredTags.map(({ written }) => written)].filter((tag) => !html.includes(tag)),
  ...(cssPlace.test(html) ? [] : [String(cssPlace)]),
];
