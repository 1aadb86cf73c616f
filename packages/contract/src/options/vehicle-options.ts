import { labelled, plain } from './option.ts';

export const vehicleTypes = labelled({
  car: 'Car',
  van: 'Van',
  minibus: 'Mini Bus',
  largebus: 'Large Bus',
  suv: 'SUV',
  taxi: 'Taxi',
  threeWheeler: 'Three Wheeler',
});
export type VehicleType = (typeof vehicleTypes)[number]['value'];

export const vehicleFeatures = plain(
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
);

export const availabilities = labelled({
  available: 'Available',
  booked: 'Booked',
  unavailable: 'Not available',
});
