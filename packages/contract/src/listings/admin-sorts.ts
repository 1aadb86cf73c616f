/** In which orders an administrator’s table of listings can stand. */
export const adminSorts = ['newest', 'oldest', 'waiting', 'title', 'expiry'] as const;
export type AdminSort = (typeof adminSorts)[number];
