export { showMailbox } from './mailbox.ts';
export { type MailSettings, openPost } from './notifications.service.ts';
