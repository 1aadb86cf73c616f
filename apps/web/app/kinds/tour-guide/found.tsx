import { districtPoints } from '@serendib/contract/destinations/district-points';
import type { District } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { FoundCards, type FoundOf } from '~/features/listings/lists/found-cards.tsx';
import { NothingFound } from '~/features/listings/lists/nothing-found.tsx';
import { listAddress, valuesOf } from '~/lib/list/list-address.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import type { Pin } from '~/ui/map/pins.ts';
import { type Guide, GuideCard, unseenOf } from './card.tsx';
import { areasOf } from './card-words.ts';

interface FoundProps extends FoundOf<Guide> {
  /** Whether the list could not be had. */
  isAway: boolean;
}

/** What was found, or what to do where nothing was. */
export const Found = (found: FoundProps) => (
  <FoundCards
    found={found}
    kind="tourGuide"
    plural={t('tour guides')}
    titleOf={({ name }) => name}
    pinsOf={(list) => list.flatMap(pinsOfGuide)}
    card={(guide, index) => (
      <GuideCard
        key={guide._id}
        guide={guide}
        district={unseenOf(guide, valuesOf(found.query, 'district'))}
        eager={index < 3}
      />
    )}
    empty={found.isAway ? <Away {...found} /> : <Nothing {...found} />}
  />
);

const nothing = { title: t('No guides found'), picture: '/scenes/stilt-fishermen.svg' };

const Nothing = (found: FoundProps) => (
  <NothingFound
    {...nothing}
    found={found}
    showAll={t('Show all guides')}
    none={t('Nobody has registered as a guide yet. You can be the first.')}
    unfitting={t('Nobody fits all of that. Try a neighbouring district, or one language fewer.')}
  />
);

const Away = ({ path, query }: FoundProps) => (
  <EmptyState {...nothing} actions={<ButtonLink to={listAddress(path, query)}>{t('Try again')}</ButtonLink>}>
    <p>{t('The list of guides cannot be reached just now. Please try again in a moment.')}</p>
  </EmptyState>
);

/** Guides work in districts: each is pinned at the capital of every one of theirs, by which a frame of the map finds them too. */
const pinsOfGuide = (guide: Guide): Pin[] =>
  areasOf(guide).flatMap((district) => {
    const name = guide.name ?? '';
    const [latitude, longitude] = districtPoints[district as District] ?? [];
    if (latitude === undefined || longitude === undefined) return [];
    const card = () => <GuideCard guide={guide} district={unseenOf(guide, [district])} heading="h3" />;
    return [{ key: `${guide._id} ${district}`, latitude, longitude, label: name, name, card }];
  });
