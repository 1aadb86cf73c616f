import { t } from '../words/t.ts';
/** Ranges of LKR a business can choose for what a guest pays, as sent and as filtered (both ends included). */
export const pricePresets = [
  { value: 'Under 1,000', label: t('Under 1,000'), min: 0, max: 1000 },
  { value: '1,000-3,000', label: '1,000-3,000', min: 1000, max: 3000 },
  { value: '3,000-6,000', label: '3,000-6,000', min: 3000, max: 6000 },
  { value: 'Above 6,000', label: t('Above 6,000'), min: 6000, max: undefined },
] as const;

export const openingHoursTemplates = [
  { label: t('Weekdays 9-5'), value: 'Monday to Friday, 9:00 AM to 5:00 PM' },
  { label: t('Daily 10AM-10PM'), value: 'Every day, 10:00 AM to 10:00 PM' },
  { label: t('Restaurant Hours'), value: 'Every day, 11:30 AM to 3:00 PM and 6:30 PM to 10:30 PM' },
] as const;
