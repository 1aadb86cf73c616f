import { deferTags } from '~/ui/hydration/defer-tags.ts';
import { withStyles } from './css/with-styles.server.ts';
import { fillMarks } from './fragments/fragment-marks.ts';
import type { FinishedHtml } from './server-entry.ts';

/** Finishes a rendered page. The fragments come last, so that only what surrounds them is looked through. */
export function finishHtml(html: string, fragments: readonly string[] = []): FinishedHtml {
  const { before, css, after } = withStyles(deferTags(html));
  return { before, css, after: fillMarks(after, fragments) };
}
