export { checkMailServer, type MailSettings, openMailer } from './email.service.ts';
export { showMailbox } from './mailbox.ts';
