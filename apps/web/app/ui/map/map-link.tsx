import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { type ListQuery, listAddress, without, withValue } from '~/lib/list/list-address.ts';
import { Icon } from '../form/icon.tsx';
import { isMap } from './frame.ts';

/** From a list to its map and back; a link, so that both have an address. */
export function MapLink({ path, query }: { path: string; query: ListQuery }) {
  const onMap = isMap(query);
  const to = onMap ? without(without(query, 'view'), 'bbox') : withValue(query, 'view', 'map');
  return (
    <Link to={listAddress(path, to)} preventScrollReset className="chip map-link">
      <Icon name={onMap ? 'filter' : 'pin'} className="size-4.5" />
      {onMap ? t('List', {}, 'in place of the map') : t('Map', {}, 'of what was found')}
    </Link>
  );
}
