import { deferTags } from '~/ui/hydration/defer-tags.ts';
import { withStyles } from './css/with-styles.server.ts';

/** What is sent of a rendered page. */
export const finishHtml = (html: string): string => deferTags(withStyles(html));
