export const longestUserName = 60;
/** Of what a person calls a passkey. */
export const longestPasskeyName = 60;
