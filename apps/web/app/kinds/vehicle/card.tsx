import { vehiclePrint } from '@serendib/contract/drawings/print-of';
import { busyWords } from '@serendib/contract/listings/availability';
import { labelOf, vehicleTypes } from '@serendib/contract/options/options';
import { formatLkr } from '@serendib/contract/words/lkr';
import type { ItemOf } from '~/lib/api/call.ts';
import { cacheFragment } from '~/lib/page/fragments/fragment.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Card, RowCard } from '~/ui/media/card.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { FactLine } from '~/ui/text/facts.tsx';
import { Price } from '~/ui/text/price.tsx';
import { Rating } from '~/ui/text/rating.tsx';
import { perDay, seats, vehicleAddress } from './card-words.ts';

export type Vehicle = ItemOf<'GET /vehicles'> & { print?: string };

export const vehicleImage = (
  vehicle: Pick<Vehicle, 'image' | 'imageIsDrawing' | 'vehicleType' | '_id' | 'print'>,
) => ({
  src: vehicle.image,
  drawn: vehicle.imageIsDrawing,
  fallback: vehicle.print ?? vehiclePrint(vehicle.vehicleType ?? '', vehicle._id),
});

/** The first two features, and how many more there are. */
export function featureWords(features: readonly string[] | null): string[] {
  const [first, second, ...more] = features ?? [];
  return [first, second, more.length > 0 ? `+${more.length} more` : undefined].filter(
    (word) => word !== undefined,
  );
}

const flagsOf = (vehicle: Vehicle) => {
  const away = busyWords(vehicle);
  return vehicle.isPremium || vehicle.checkedAt || away ? (
    <>
      {away && <Badge kind="plain">{away}</Badge>}
      {vehicle.isPremium && <Badge kind="premium" />}
      {vehicle.checkedAt && <Badge kind="verified" />}
    </>
  ) : undefined;
};

function Row({ vehicle, eager = false }: { vehicle: Vehicle; eager?: boolean }) {
  const { vehicleModel, vehicleType, seatingCapacity, hasAC, baseLocation, features } = vehicle;
  return (
    <RowCard
      to={vehicleAddress(vehicle)}
      heading="h2"
      title={vehicleModel}
      print={{ ...vehicleImage(vehicle), alt: '', eager }}
      flags={flagsOf(vehicle)}
      line={
        <>
          {labelOf(vehicleTypes, vehicleType ?? '')}
          {baseLocation && `, based in ${baseLocation}`}
        </>
      }
      end={
        <>
          <Price lkr={vehicle.pricePerDay} per={perDay} />
          <ButtonLink to={vehicleAddress(vehicle)} tabIndex={-1} aria-hidden="true" className="card-above">
            View Details
          </ButtonLink>
        </>
      }
    >
      <FactLine
        facts={[
          seats(seatingCapacity),
          vehicle.kilometresIncluded && `${vehicle.kilometresIncluded} km a day included`,
          hasAC && !features?.includes('Air Conditioning') ? 'Air conditioned' : null,
          ...featureWords(features),
        ]}
      />
      <p className="flex flex-wrap items-center gap-x-3 text-15">
        <span>{vehicle.driverName}</span>
        <Rating value={vehicle.averageRating} count={vehicle.reviewCount} none="New on Serendib" />
      </p>
    </RowCard>
  );
}

/** A row of the list of vehicles. */
export const VehicleRow = cacheFragment('vehicle-row', Row);

function Beside({ vehicle }: { vehicle: Vehicle }) {
  return (
    <Card
      to={vehicleAddress(vehicle)}
      title={vehicle.vehicleModel}
      print={{ ...vehicleImage(vehicle), alt: '' }}
      flags={flagsOf(vehicle)}
      line={`${labelOf(vehicleTypes, vehicle.vehicleType ?? '')}${vehicle.baseLocation ? `, based in ${vehicle.baseLocation}` : ''}`}
      foot={[
        vehicle.pricePerDay ? `${formatLkr(vehicle.pricePerDay)} ${perDay}` : 'Ask for a price',
        <Rating key="rating" value={vehicle.averageRating} count={vehicle.reviewCount} none="New" />,
      ]}
    />
  );
}

/** A vehicle among others beside a place. */
export const VehicleCard = cacheFragment('vehicle-card', Beside);
