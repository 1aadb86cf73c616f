export { BackupRefused, type Ending } from './about.ts';
export { checkBackup, restoreBackup } from './restore-backup.ts';
export { type BackupSchedule, backups, findBackups } from './schedule.ts';
export { type Place, writeBackup } from './write-backup.ts';
