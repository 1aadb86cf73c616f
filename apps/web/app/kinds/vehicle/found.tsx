import { t } from '@serendib/contract/words/t';
import { CompareMarks } from '~/features/listings/compare/compare-marks.tsx';
import type { LoadedList } from '~/features/listings/load-list.ts';
import { FoundAround } from '~/features/listings/map/found-around.tsx';

import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { pinsOf } from '~/ui/map/pins.ts';
import { type Vehicle, VehicleCard, VehicleRow } from './card.tsx';
import { vehiclePrice } from './price-words.ts';

type FoundProps = Pick<LoadedList<Vehicle>, 'list' | 'path' | 'query' | 'refused'>;

/** What was found, or what to do where nothing was. */
export const Found = (found: FoundProps) => (
  <FoundAround {...found} pins={() => pinsOf(found.list.data, pinWords)}>
    <Results {...found} />
  </FoundAround>
);

function Results({ list, path }: FoundProps) {
  if (list.data.length === 0)
    return list.totalUnfiltered === 0 ? <BeTheFirst /> : <NothingFits path={path} />;
  return (
    <>
      <div className="row-cards marked">
        {list.data.map((item, index) => (
          <VehicleRow key={item._id} vehicle={item} eager={index < 2} />
        ))}
      </div>
      <CompareMarks kind="vehicle" plural={t('vehicles')} items={marksOf(list.data)} />
    </>
  );
}

function NothingFits({ path }: { path: string }) {
  return (
    <EmptyState
      title={t('No vehicles found')}
      picture="/prints/vehicle-three-wheeler-1.svg"
      actions={<ButtonLink to={path}>{t('Show all vehicles')}</ButtonLink>}
    >
      <p>{t('No vehicle fits all of that. Fewer seats, another area or a wider price range may help.')}</p>
    </EmptyState>
  );
}

function BeTheFirst() {
  return (
    <Notice
      kind="good"
      title={t('Be the First Vehicle Owner')}
      actions={<ButtonLink to="/partnership/vehicle-premium">{t('Register Your Vehicle')}</ButtonLink>}
    >
      {t('Nobody has listed a vehicle yet. The first one here is the one every traveller sees.')}
    </Notice>
  );
}

const marksOf = (found: FoundProps['list']['data']) =>
  found.map(({ _id, vehicleModel }) => ({ id: _id, title: vehicleModel }));

const pinWords = (vehicle: Vehicle) => ({
  label: vehiclePrice(vehicle)?.amount ?? vehicle.vehicleModel,
  name: vehicle.vehicleModel,
  card: () => <VehicleCard vehicle={vehicle} />,
});
