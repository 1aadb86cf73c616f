import { call } from '~/lib/api/call.ts';
import { Icon } from '~/ui/form/icon.tsx';

/** Opens a business's own page beside ours. The visit is counted; it opens whether or not that succeeds. */
export function VisitWebsite({
  id,
  url,
  short = false,
}: {
  id: string;
  url: string;
  /** Where there is little room. */
  short?: boolean;
}) {
  const count = () =>
    void call('POST /affiliate-links/{id}/track-click', { params: { id } }).catch(() => undefined);
  return (
    <a
      className={short ? 'btn' : 'btn w-full'}
      href={url}
      target="_blank"
      rel="noopener sponsored"
      onClick={count}
      // A middle button opens it as well; a right one does not.
      onAuxClick={({ button }) => button === 1 && count()}
    >
      {short ? 'Website' : 'Visit Website'}
      <Icon name="out" className="size-4" />
    </a>
  );
}
