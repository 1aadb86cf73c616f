import { domainEvent } from '../../../platform/domain-events.ts';

/** In the transaction that gives a listing a picture of another site: our team has not seen it. */
export const imageCame = domainEvent<{ listingId: string; at: Date }>('picture came');

/** In the transaction that settles the last picture of other sites that a listing waits for, where some could not be had. */
export const imagesNotHad = domainEvent<{ listingId: string; addresses: string[] }>('pictures not had');
