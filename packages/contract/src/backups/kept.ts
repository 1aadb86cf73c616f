/** So many days a backup that the app makes by itself is kept at the most, but for the newest one. */
export const backupDays = 30;
