import { vehiclePrint } from '@serendib/contract/drawings/print-of';
import { busyWords } from '@serendib/contract/listings/availability';
import { labelOf, vehicleFeatures, vehicleTypes } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import type { ItemOf } from '~/lib/api/call.ts';
import { cacheFragment } from '~/lib/page/fragments/fragment.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Card } from '~/ui/media/card.tsx';
import { RowCard } from '~/ui/media/row-card.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { FactLine } from '~/ui/text/fact-line.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { OnDates } from '~/ui/text/on-dates.tsx';
import { Price, PriceLine } from '~/ui/text/price.tsx';
import { Rating } from '~/ui/text/rating.tsx';
import { seats, vehicleAddress } from './card-words.ts';
import { vehiclePrice } from './price-words.ts';

export type Vehicle = ItemOf<'GET /vehicles'> & { print?: string; distance?: string; answers?: string };

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
  const named = [first, second].filter((one) => one !== undefined);
  return [
    ...named.map((one) => labelOf(vehicleFeatures, one)),
    ...(more.length > 0 ? [t('+{number} more', { number: more.length })] : []),
  ];
}

const typeAndPlace = ({ vehicleType, baseLocation, distance }: Vehicle) => {
  const type = labelOf(vehicleTypes, vehicleType ?? '');
  const based = baseLocation ? t('{type}, based in {place}', { type, place: baseLocation }) : type;
  return distance ? `${based} · ${distance}` : based;
};

const flagsOf = (vehicle: Vehicle) => {
  const away = busyWords(vehicle);
  const { onDates } = vehicle;
  return vehicle.isPremium || vehicle.checkedAt || away || onDates ? (
    <>
      {onDates && <OnDates on={onDates} />}
      {away && <Badge kind="plain">{away}</Badge>}
      {vehicle.isPremium && <Badge kind="premium" />}
      {vehicle.checkedAt && <Badge kind="verified" />}
    </>
  ) : undefined;
};

function Row({ vehicle, eager = false }: { vehicle: Vehicle; eager?: boolean }) {
  const { vehicleModel, seatingCapacity, hasAC, features } = vehicle;
  return (
    <RowCard
      to={vehicleAddress(vehicle)}
      heading="h2"
      title={vehicleModel}
      print={{ ...vehicleImage(vehicle), alt: '', eager }}
      flags={flagsOf(vehicle)}
      line={typeAndPlace(vehicle)}
      end={
        <>
          <Price shown={vehiclePrice(vehicle)} />
          <ButtonLink to={vehicleAddress(vehicle)} tabIndex={-1} aria-hidden="true" className="card-above">
            {t('View Details')}
          </ButtonLink>
        </>
      }
    >
      <FactLine
        facts={[
          seats(seatingCapacity),
          vehicle.kilometresIncluded &&
            t('{kilometres} km a day included', { kilometres: vehicle.kilometresIncluded }),
          // not a message: the stored option
          hasAC && !features?.includes('Air Conditioning') ? t('Air conditioned') : null,
          ...featureWords(features),
          vehicle.answers,
        ]}
      />
      <p className="flex flex-wrap items-center gap-x-3 text-15">
        <span lang={languageOf(vehicle.driverName)}>{vehicle.driverName}</span>
        <Rating value={vehicle.averageRating} count={vehicle.reviewCount} none={t('New on Serendib')} />
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
      line={typeAndPlace(vehicle)}
      foot={[
        <PriceLine key="price" shown={vehiclePrice(vehicle)} />,
        <Rating
          key="rating"
          value={vehicle.averageRating}
          count={vehicle.reviewCount}
          none={t('New', {}, 'without reviews')}
        />,
      ]}
    />
  );
}

/** A vehicle among others beside a place. */
export const VehicleCard = cacheFragment('vehicle-card', Beside);
