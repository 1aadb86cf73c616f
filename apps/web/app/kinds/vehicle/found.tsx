import { t } from '@serendib/contract/words/t';
import { FoundCards, type FoundOf } from '~/features/listings/lists/found-cards.tsx';
import { NothingFound } from '~/features/listings/lists/nothing-found.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { pinsOf } from '~/ui/map/pins.ts';
import { type Vehicle, VehicleCard, VehicleRow } from './card.tsx';
import { vehiclePrice } from './price-words.ts';

/** What was found, or what to do where nothing was. */
export const Found = (found: FoundOf<Vehicle>) => (
  <FoundCards
    found={found}
    kind="vehicle"
    plural={t('vehicles')}
    titleOf={({ vehicleModel }) => vehicleModel}
    pinsOf={(list) => pinsOf(list, pinWords)}
    card={(vehicle, index) => <VehicleRow key={vehicle._id} vehicle={vehicle} eager={index < 2} />}
    inRows
    empty={found.list.totalUnfiltered === 0 ? <BeTheFirst /> : <NothingFits {...found} />}
  />
);

const NothingFits = (found: FoundOf<Vehicle>) => (
  <NothingFound
    found={found}
    title={t('No vehicles found')}
    picture="/prints/vehicle-three-wheeler-1.svg"
    showAll={t('Show all vehicles')}
    unfitting={t('No vehicle fits all of that. Fewer seats, another area or a wider price range may help.')}
  />
);

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

const pinWords = (vehicle: Vehicle) => ({
  label: vehiclePrice(vehicle)?.amount ?? vehicle.vehicleModel,
  name: vehicle.vehicleModel,
  card: () => <VehicleCard vehicle={vehicle} />,
});
