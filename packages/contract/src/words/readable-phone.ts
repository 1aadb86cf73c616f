/** `+94 77 123 4567`: Sri Lankan numbers as people write them; others as they are. */
export const readablePhone = (phone: string) => phone.replace(/^\+94(\d{2})(\d{3})(\d{4})$/, '+94 $1 $2 $3');
