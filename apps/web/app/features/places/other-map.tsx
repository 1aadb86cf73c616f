import { t } from '@serendib/contract/words/t';
import { type ListQuery, listAddress, without } from '~/lib/list/list-address.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { isMap } from '~/ui/map/frame.ts';
import { MapLink } from '~/ui/map/map-link.tsx';
import { destinationsPath } from './addresses.ts';

/** From a list to its map, and from there to that of the districts: one way to a map at a time. */
export const OtherMap = ({ query }: { query: ListQuery }) =>
  isMap(query) ? (
    <ButtonLink
      to={listAddress(
        '/map',
        outOfMap.reduce((kept, name) => without(kept, name), query),
      )}
      look="line"
      small
    >
      {t('By district', {}, 'of a map')}
    </ButtonLink>
  ) : (
    <MapLink path={destinationsPath} query={query} />
  );

const outOfMap = ['province', 'sort', 'view', 'bbox'];
