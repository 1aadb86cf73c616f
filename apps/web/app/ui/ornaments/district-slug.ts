/** The name by which the woven map knows a district: `nuwara-eliya` for "Nuwara Eliya". */
export const districtSlug = (district: string): string => district.toLowerCase().replaceAll(' ', '-');
