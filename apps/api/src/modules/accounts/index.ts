export { accountRestored, accountSuspended } from './account-events.ts';
export { findAdministrators, findLanguageOf } from './accounts.queries.ts';
export { lockActive, lockStanding } from './active.queries.ts';
export { ensureAdministrator, type FirstAdministrator } from './admin/first-administrator.ts';
export { countTheirs } from './admin/users.queries.ts';
export { type AccountQuery, allAccounts, listAccounts, showAccount } from './admin/users.service.ts';
export { forgetFactors } from './factors/forget-factors.ts';
export { refusePosing } from './profile/posing.ts';
export { authenticateBy } from './sessions/sessions.service.ts';
