export * from './endpoint.ts';
export { type ApiEndpoints, endpoints } from './endpoints.ts';
export * from './errors.ts';
