import { undoSeconds } from '@serendib/contract/moderation/promise';

/** A press in the last moment is still on its way when the time is over. */
const graceSeconds = 2;
/** What follows from something that an administrator can take back is done so long after it. */
export const undoMs = (undoSeconds + graceSeconds) * 1000;
