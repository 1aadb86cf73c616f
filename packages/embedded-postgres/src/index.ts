export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  InUse,
  startEmbeddedPostgres,
} from './start.ts';
