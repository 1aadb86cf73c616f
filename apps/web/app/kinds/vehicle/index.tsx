import { dayInWords } from '@serendib/contract/calendar-words';
import { labelOf, vehicleTypes } from '@serendib/contract/options/options';
import { paperReasons } from '@serendib/contract/papers/papers';
import { photo, price, whatsapp } from '../advice-words.ts';
import type { KindUi } from '../kind-ui.ts';
import { VehicleCard, VehicleRow } from './card.tsx';
import { editWords } from './form-words.ts';

export const vehicleUi: KindUi<'vehicle'> = {
  title: 'Vehicles',
  one: 'vehicle',
  mine: {
    heading: 'Vehicles',
    invite: 'List a vehicle',
    line: 'A three-wheeler or a coach, with its driver.',
    offer: '/partnership/vehicle-premium',
    print: '/prints/vehicle-van-1.svg',
  },
  lineOf: ({ vehicleType, baseLocation, plateNumber }) => [
    labelOf(vehicleTypes, vehicleType ?? ''),
    baseLocation,
    plateNumber,
  ],
  factsOf: (one) => [
    labelOf(vehicleTypes, one.vehicleType ?? ''),
    one.ownerName && `owner ${one.ownerName}`,
    one.plateNumber,
    one.baseLocation,
    one.premiumExpiry && one.isPremium && `premium until ${dayInWords(one.premiumExpiry)}`,
  ],
  adviceFor: (one) => [
    one.imageIsDrawing && photo('vehicleImages'),
    !one.pricePerDay && price('pricePerDay'),
    !one.whatsapp && whatsapp,
  ],
  reasons: [
    {
      label: 'Another vehicle',
      words: 'The photos show another vehicle than the one you describe. Please send photos of this one.',
    },
    {
      label: 'Papers',
      words: paperReasons.vehicle ?? '',
    },
  ],
  edit: editWords,
  isRow: true,
  card: (shown, place) =>
    place === 'form' ? <VehicleCard vehicle={shown} /> : <VehicleRow vehicle={shown} />,
};
