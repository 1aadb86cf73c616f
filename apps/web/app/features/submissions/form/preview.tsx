import { type AvailabilityState, stateOfField } from '@serendib/contract/listings/availability';
import { defaultOf } from '@serendib/contract/listings/field';
import { type Kind, type KindName, variantOf } from '@serendib/contract/listings/kind';
import { priceOfDetails } from '@serendib/contract/listings/price/read-price';
import { readingMinutes } from '@serendib/contract/listings/story-text';
import type { PublicView, SharedView } from '@serendib/contract/listings/views';
import { writtenNumber } from '@serendib/contract/numbers/written-number';
import { t } from '@serendib/contract/words/t';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { isElsewhere } from '~/lib/api/pictures-here.ts';
import { type FormValues, isFilled, type OwnListing, valuesToSend } from './values.ts';

/** A listing as travellers would see it, made of what stands in the form. */
function previewOf<K extends KindName>(
  kind: Kind & { name: K },
  values: FormValues,
  listing?: OwnListing,
): PublicView[K] {
  const { isExternal } = values;
  const variant = variantOf(kind, { byAdmin: false, isExternal, isEdit: listing !== undefined });
  const shared: SharedView = {
    _id: listing?._id ?? 'preview',
    status: 'pending',
    isVerified: false,
    checkedAt: null,
    checked: [],
    isExternal,
    isPremium: listing?.isPremium ?? false,
    premiumExpiry: null,
    featuredStatus: 'none',
    replies: null,
    averageRating: listing?.averageRating ?? null,
    reviewCount: listing?.reviewCount ?? 0,
    viewCount: 0,
    image: null,
    images: [],
    imageIsDrawing: true,
    createdAt: listing?.createdAt ?? new Date().toISOString(),
  };
  const details = valuesToSend(kind.fields, values);
  for (const field of kind.fields) {
    const { name, type } = field;
    const value = details[name];
    if (Array.isArray(value)) details[name] = value.filter((one) => !isUnseen(one));
    else if (isUnseen(value)) details[name] = null;
    else if (type === 'integer') details[name] = numberShown(value);
    else if (typeof value === 'string' && !isFilled(field, value))
      details[name] = field.defaultWhenAbsent ? null : defaultOf(field, variant);
  }
  const title = kind.fields.find(({ name }) => name === kind.title);
  details[kind.title] ??= t('Your {label}', { label: title?.label.toLowerCase() ?? '' });
  const [image = null] = [details[kind.image]].flat();
  const picture =
    typeof image === 'string' && image !== '' ? { image: whole(image), imageIsDrawing: false } : {};
  const story = {
    readingMinutes: readingMinutes(typeof details.content === 'string' ? details.content : null),
  };
  const availability = kind.availability && availabilityOf(kind.availability.field, details, listing);
  return {
    ...shared,
    ...details,
    ...availability,
    ...(kind.pricedBy && { price: priceOfDetails(kind, details) }),
    ...story,
    image: null,
    ...picture,
  } as unknown as PublicView[K];
}

/** Cards are given whole addresses, and the form keeps paths of our own pictures. */
const whole = (image: string) =>
  image.startsWith('/') && typeof location !== 'undefined' ? location.origin + image : image;

/** As the form says it where it asks, else as its owner last said; what is new can be had. */
function availabilityOf(field: string | null, details: Record<string, unknown>, listing?: OwnListing) {
  const stored = (listing?.availabilityState as AvailabilityState | undefined) ?? 'available';
  const availabilityState = field ? stateOfField(details[field]) : stored;
  return { availabilityState, awayUntil: availabilityState === stored ? (listing?.awayUntil ?? null) : null };
}

/** As the server will read it; nothing where it will ask again. */
const numberShown = (typed: unknown) => {
  const number = writtenNumber(typed);
  return typeof number === 'number' ? number || null : null;
};

const isUnseen = (value: unknown) => typeof value === 'string' && isElsewhere(value);

/** Nothing in it can be pressed: it is a picture of the card. */
export function Preview<K extends KindName>({
  kind,
  listing,
  card,
}: {
  kind: Kind & { name: K };
  listing: OwnListing | undefined;
  card: (shown: PublicView[K]) => ReactNode;
}) {
  const values = useDeferredValue(useWatch() as FormValues);
  return (
    <figure className="form-preview">
      <figcaption>{t('What travellers will see')}</figcaption>
      <div inert>{card(previewOf(kind, values, listing))}</div>
    </figure>
  );
}
