export * from './errors.ts';
export * from './row.ts';
export { type ApiRows, rows } from './rows.ts';
