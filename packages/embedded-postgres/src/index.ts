export { findMajor } from './cluster/binaries.ts';
export { OtherMajor } from './cluster/cluster.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  InUse,
  startEmbeddedPostgres,
} from './start.ts';
