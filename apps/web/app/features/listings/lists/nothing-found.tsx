import { t } from '@serendib/contract/words/t';
import { cleared, listAddress, without } from '~/lib/list/list-address.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { isMap } from '~/ui/map/frame.ts';
import type { LoadedList } from '../load-list.ts';
import { activeCount } from './active.ts';

interface NothingFoundProps {
  found: Pick<LoadedList<unknown>, 'list' | 'path' | 'query'>;
  title: string;
  picture: string;
  /** On the way to all there are. */
  showAll: string;
  /** Where there is none at all, and the page says no more of that. */
  none?: string;
  /** Where none fits what is asked for. */
  unfitting: string;
}

/** In place of results where there are none: why that is, and the way to all there are. */
export function NothingFound(props: NothingFoundProps) {
  const { found, title, picture, showAll, none, unfitting } = props;
  const { list, path, query } = found;
  const isNoneAtAll = list.totalUnfiltered === 0;
  const isByFrame = isMap(query) && activeCount(query) === 0;
  // Of a map the whole island; where that is shown already, the list.
  const wholeMap = listAddress(path, without(cleared(query), 'bbox'));
  const all = wholeMap === listAddress(path, query) ? path : wholeMap;
  const why = isByFrame ? t('This part of the map is empty. Move it, or go farther away.') : unfitting;
  return (
    <EmptyState
      title={title}
      picture={picture}
      actions={!isNoneAtAll && <ButtonLink to={all}>{showAll}</ButtonLink>}
    >
      <p>{isNoneAtAll ? none : why}</p>
    </EmptyState>
  );
}
