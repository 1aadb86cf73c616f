import { t } from '@serendib/contract/words/t';
import { Icon } from '~/ui/form/icon.tsx';

/** Opens a business's own page beside ours. The visit is counted by what listens from the first tap on. */
export function VisitWebsite({
  url,
  short = false,
}: {
  url: string;
  /** Where there is little room. */
  short?: boolean;
}) {
  return (
    <a className={short ? 'btn' : 'btn w-full'} href={url} target="_blank" rel="noopener sponsored">
      {short ? t('Website') : t('Visit Website')}
      <Icon name="out" className="size-4" />
    </a>
  );
}
