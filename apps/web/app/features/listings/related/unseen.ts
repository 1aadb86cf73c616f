import type { Unseen } from './owners-notice.tsx';

/** Whether travellers do not see a listing: then its page does not ask its owner to send it on, to review it or to look at others. */
export const isUnseen = ({ status, isHidden }: Unseen): boolean => status !== 'approved' || isHidden === true;
