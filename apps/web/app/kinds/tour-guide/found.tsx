import { t } from '@serendib/contract/words/t';
import { CompareMarks } from '~/features/listings/compare/compare-marks.tsx';
import type { LoadedList } from '~/features/listings/load-list.ts';
import { FoundAround } from '~/features/listings/map/found-around.tsx';
import { listAddress } from '~/lib/list/list-address.ts';

import { EmptyState } from '~/ui/feedback/empty-state.tsx';

import { ButtonLink } from '~/ui/form/button.tsx';
import { districtPoint } from '~/ui/map/district-point.ts';
import type { Pin } from '~/ui/map/pins.ts';
import { type Guide, GuideCard } from './card.tsx';
import { areasOf } from './card-words.ts';

interface FoundProps extends Pick<LoadedList<Guide>, 'list' | 'path' | 'query' | 'refused'> {
  /** Whether the list could not be had. */
  isAway: boolean;
}

/** What was found, or what to do where nothing was. */
export const Found = (found: FoundProps) => (
  <FoundAround {...found} pins={() => found.list.data.flatMap(pinsOfGuide)}>
    <Results {...found} />
  </FoundAround>
);

function Results({ list, path, query, isAway }: FoundProps) {
  if (list.data.length === 0)
    return (
      <EmptyState
        title={t('No guides found')}
        picture="/scenes/stilt-fishermen.svg"
        actions={
          isAway ? (
            <ButtonLink to={listAddress(path, query)}>{t('Try again')}</ButtonLink>
          ) : (
            list.totalUnfiltered > 0 && <ButtonLink to={path}>{t('Show all guides')}</ButtonLink>
          )
        }
      >
        <p>
          {isAway
            ? t('The list of guides cannot be reached just now. Please try again in a moment.')
            : list.totalUnfiltered === 0
              ? t('Nobody has registered as a guide yet. You can be the first.')
              : t('Nobody fits all of that. Try a neighbouring district, or one language fewer.')}
        </p>
      </EmptyState>
    );
  return (
    <>
      <div className="card-grid marked">
        {list.data.map((item, index) => (
          <GuideCard key={item._id} guide={item} eager={index < 3} />
        ))}
      </div>
      <CompareMarks kind="tourGuide" plural={t('tour guides')} items={marksOf(list.data)} />
    </>
  );
}

const marksOf = (found: FoundProps['list']['data']) =>
  found.map(({ _id, name }) => ({ id: _id, title: name }));

/** Guides work in districts: each is shown in the middle of every one of theirs. */
const pinsOfGuide = (guide: Guide): Pin[] =>
  areasOf(guide).flatMap((district) => {
    const name = guide.name ?? '';
    const point = districtPoint(district);
    if (!point) return [];
    const card = () => <GuideCard guide={guide} heading="h3" />;
    return [{ key: `${guide._id} ${district}`, ...point, label: name, name, card }];
  });
