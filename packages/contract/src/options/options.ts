// In files of their own, so that a page brings along only the lists it shows.
export * from './business-options.ts';
export * from './business-templates.ts';
export * from './destination-options.ts';
export * from './featured.ts';
export * from './guide-options.ts';
export * from './option.ts';
export * from './tour-options.ts';
export * from './vehicle-options.ts';
