/** How many characters the form of contact takes. Apart from the schema, so that its fields know them without it. */
export const longestInContact = { name: 100, email: 254, subject: 150, message: 5_000 } as const;
