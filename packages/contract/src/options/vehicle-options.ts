import { each, t } from '../words/t.ts';
import { labelled, plain } from './option.ts';

export const vehicleTypes = labelled({
  car: t('Car'),
  van: t('Van'),
  minibus: t('Mini Bus'),
  largebus: t('Large Bus'),
  suv: t('SUV'),
  taxi: t('Taxi'),
  threeWheeler: t('Three Wheeler'),
});
export type VehicleType = (typeof vehicleTypes)[number]['value'];

export const vehicleFeatures = plain(
  each(
    'Air Conditioning',
    'GPS Navigation',
    'Bluetooth Audio',
    'Leather Seats',
    'Luggage Space',
    'Child Seat Available',
    'First Aid Kit',
    'Wifi',
    'USB Charging',
    'TV/Entertainment System',
    'Wheelchair Accessible',
  ),
);

export const availabilities = labelled({
  available: t('Available'),
  booked: t('Booked'),
  unavailable: t('Not available'),
});
