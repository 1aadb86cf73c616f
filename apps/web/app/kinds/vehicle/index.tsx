import { dayInWords } from '@serendib/contract/calendar';
import { labelOf, vehicleTypes } from '@serendib/contract/options/options';
import { paperReasons } from '@serendib/contract/papers/papers';
import { t } from '@serendib/contract/words/t';
import { photo, price, whatsapp } from '../advice-words.ts';
import type { KindUi } from '../kind-ui.ts';
import { VehicleCard, VehicleRow } from './card.tsx';
import { editWords } from './form-words.ts';

export const vehicleUi: KindUi<'vehicle'> = {
  title: t('Vehicles'),
  one: t('vehicle'),
  mine: {
    heading: t('Vehicles'),
    invite: t('List a vehicle'),
    line: t('A three-wheeler or a coach, with its driver.'),
    offer: '/partnership/vehicle-premium',
    print: '/prints/vehicle-van-1.svg',
  },
  lineOf: ({ vehicleType, baseLocation }) => [labelOf(vehicleTypes, vehicleType ?? ''), baseLocation],
  ownLineOf: ({ plateNumber }) => [plateNumber],
  factsOf: (one) => [
    labelOf(vehicleTypes, one.vehicleType ?? ''),
    one.ownerName && t('owner {name}', { name: one.ownerName }),
    one.plateNumber,
    one.baseLocation,
    one.premiumExpiry && one.isPremium && t('premium until {day}', { day: dayInWords(one.premiumExpiry) }),
  ],
  adviceFor: (one) => [
    one.imageIsDrawing && photo('vehicleImages'),
    !one.pricePerDay && price('pricePerDay'),
    !one.whatsapp && whatsapp,
  ],
  reasons: [
    {
      label: t('Another vehicle'),
      words: t('The photos show another vehicle than the one you describe. Please send photos of this one.'),
    },
    {
      label: t('Papers'),
      words: paperReasons.vehicle ?? '',
    },
  ],
  edit: editWords,
  isRow: true,
  card: (shown, place) =>
    place === 'form' ? <VehicleCard vehicle={shown} /> : <VehicleRow vehicle={shown} />,
};
