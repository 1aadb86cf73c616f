import { textOfHtml } from '@serendib/contract/listings/story-text';
import { t } from '@serendib/contract/words/t';
import { useWatch } from 'react-hook-form';
import { useShownHtml } from '~/lib/images/shown-html.ts';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Button } from '~/ui/form/button.tsx';
import { replaceBroken } from '~/ui/media/replace-broken.ts';
import { languageOf } from '~/ui/text/language.ts';

/** The story as its readers will have it before them. */
export function StoryPreview({ html, onClose }: { html: string; onClose: () => void }) {
  const shown = useShownHtml(html);
  const [title, author] = useWatch({ name: ['title', 'author'] }) as (string | undefined)[];
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('Preview')}
      actions={<Button onClick={onClose}>{t('Go on writing')}</Button>}
    >
      <article className="min-w-0 border-t-[1.5px] border-ink pt-6">
        <h3 className="text-h2 wrap-anywhere" lang={languageOf(title)}>
          {title || t('Your title')}
        </h3>
        <p className="mt-3 mb-8 text-15 text-ink-2">
          {t('By {author}', { author: author || t('Guest Author') })}
        </p>
        {html ? (
          // The editor's own, which holds nothing that it cannot write itself.
          <div
            ref={replaceBroken}
            className="prose wrap-anywhere"
            lang={languageOf(textOfHtml(html))}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the editor from its own document
            dangerouslySetInnerHTML={{ __html: shown }}
          />
        ) : (
          <p className="text-ink-2">{t('Nothing is written yet.')}</p>
        )}
      </article>
    </Dialog>
  );
}
