/** Days of premium that an administrator gives: where no other number is asked for, and at the most. */
export const extensionDays = 30;
export const mostPremiumDays = 3650;
