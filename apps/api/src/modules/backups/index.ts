export { lackInWords, lacksTooMany } from './about.ts';
export { checkBackup, type Restored, restoreBackup } from './restore-backup.ts';
export { type BackupSchedule, backups, findBackups } from './schedule.ts';
export { type Installation, writeBackup } from './write-backup.ts';
