import { vehiclePrint } from '@serendib/contract/drawings/print-of';
import { busyWords } from '@serendib/contract/listings/availability';
import { labelOf, vehicleTypes } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import { Contact, ContactBar } from '~/features/listings/pages/deferred-contact.ts';
import { kindFacts } from '~/features/listings/pages/kind-facts.tsx';
import { ListingPage } from '~/features/listings/pages/listing-page.tsx';
import { useRecordView } from '~/features/listings/pages/record-view.ts';
import { RelatedListings } from '~/features/listings/related/deferred-related.ts';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import { DeferredReviews } from '~/routes/listings/deferred-reviews.ts';
import { Section } from '~/ui/layout/section.tsx';
import { DeferredGallery } from '~/ui/media/deferred-gallery.ts';
import { Price } from '~/ui/text/price.tsx';
import type { Route } from './+types/page.ts';
import { seats, vehicleAddress } from './card-words.ts';
import { kilometreWords } from './kilometre-words.ts';
import { vehicleData } from './structured-data.ts';

const listPath = '/vehicles';

const load = pageLoad(
  deferLoad(() => import('./load-page.ts')),
  {
    notFound: t('Vehicle Not Found'),
    failed: t('Failed to load vehicle details'),
    back: { to: listPath, label: t('Back to vehicles') },
  },
);

const VehicleFacts = kindFacts(() =>
  import('@serendib/contract/listings/kinds/vehicle').then(({ vehicle }) => vehicle),
);

export { load as clientLoader, load as loader };

const printOf = ({ vehicleType, _id }: { vehicleType: string | null; _id: string }) =>
  vehiclePrint(vehicleType ?? '', _id);

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return pageMeta(args, { title: t('Vehicle'), noIndex: true });
  const { vehicle, description, origin } = args.loaderData;
  const type = labelOf(vehicleTypes, vehicle.vehicleType ?? '');
  const image = { src: vehicle.vehicleImages?.[0], fallback: printOf(vehicle) };
  return pageMeta(args, {
    title: t('{model}, {type} with driver in {place}', {
      model: vehicle.vehicleModel ?? '',
      type,
      place: vehicle.baseLocation ?? '',
    }),
    description,
    image,
    jsonLd:
      import.meta.env.SSR &&
      [
        vehicleData(origin, vehicle, [
          image,
          ...(vehicle.vehicleImages ?? []).slice(1).map((src) => ({ ...image, src })),
        ]),
        breadcrumbData(origin, [
          { name: t('Vehicles'), path: listPath },
          { name: vehicle.vehicleModel ?? type, path: vehicleAddress(vehicle) },
        ]),
      ].filter((data) => data !== undefined),
  });
};

export default function Vehicle({
  loaderData: { vehicle, price, images, reviews, alike, origin },
}: Route.ComponentProps) {
  useRecordView('POST /vehicles/{id}/view', vehicle);
  const title = vehicle.vehicleModel ?? t('Vehicle');
  const type = labelOf(vehicleTypes, vehicle.vehicleType ?? '');
  const busy = busyWords(vehicle);
  const ways = {
    name: vehicle.driverName || vehicle.ownerName || t('the driver'),
    phone: vehicle.contactPhone,
    email: vehicle.contactEmail,
    whatsapp: vehicle.whatsapp,
    ask: vehicle.canBeAsked && `vehicle:${vehicle._id}`,
    about: t('your {title}', { title }),
    question: busy && t('It says “{busy}”. Which other days would be free?', { busy }),
  };
  return (
    <ListingPage
      title={title}
      crumbs={[{ label: t('Home'), to: '/' }, { label: t('Vehicles'), to: listPath }, { label: title }]}
      line={t('{type} with driver, based in {place}', { type, place: vehicle.baseLocation ?? '' })}
      listing={vehicle}
      paidFor={t('PREMIUM: the partner pays for a better place and more pictures.')}
      known={[
        seats(vehicle.seatingCapacity),
        vehicle.hasAC && t('Air conditioned'),
        vehicle.vehicleYear && t('Built {year}', { year: vehicle.vehicleYear }),
        vehicle.driverExperience &&
          t('{years, plural, one {# year at the wheel} other {# years at the wheel}}', {
            years: vehicle.driverExperience,
          }),
      ]}
      after={
        <>
          <RelatedListings
            listing={vehicle}
            send={{ title: title, origin, path: vehicleAddress(vehicle) }}
            title={t('More like this')}
            more={{
              to: listAddress(listPath, { type: vehicle.vehicleType ?? '' }),
              label: t('All of this kind'),
            }}
            vehicles={alike}
          />
          <ContactBar {...ways} price={price} />
        </>
      }
      picture={
        <DeferredGallery
          label={title}
          images={images}
          fallback={printOf(vehicle)}
          sizes="(min-width: 64rem) 800px, 100vw"
        />
      }
      aside={
        <>
          <div>
            <Price shown={price} size="lead" />
            <p className="text-15 text-ink-2">{kilometreWords(vehicle)}</p>
            {busy && (
              <p className="text-15">
                {vehicle.awayUntil
                  ? `${busy}.`
                  : t('{busy} at the moment: ask from when it is free.', { busy })}
              </p>
            )}
          </div>
          <Contact {...ways} />
          <p className="text-14 text-ink-2">
            {t('You agree on dates and price with the driver. Serendib takes no share.')}
          </p>
        </>
      }
    >
      <Section title={t('The vehicle and its driver')}>
        <VehicleFacts listing={vehicle} />
      </Section>
      <DeferredReviews
        hasCalendar
        listing={vehicle}
        reviews={reviews}
        itemType="vehicle"
        itemId={vehicle._id}
        name={title}
      />
    </ListingPage>
  );
}
