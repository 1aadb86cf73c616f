import { domainEvent } from '../../platform/domain-events.ts';

/** In the transaction after which a listing is gone for travellers and cannot be brought back by a press: deleted or rejected. */
export const listingTakenOff = domainEvent<{ listingId: string }>('listing taken off');
