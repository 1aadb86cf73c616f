import type { Unseen } from './owners-notice.tsx';

/** Whether travellers do not see a listing: then nobody is asked to send it on, to review it or to look at others. */
export const isUnseen = ({ status, isHidden }: Unseen): boolean => status !== 'approved' || isHidden === true;
