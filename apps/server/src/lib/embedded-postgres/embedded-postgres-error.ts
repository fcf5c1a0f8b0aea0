/** Reason why the embedded database can't run, in one sentence for the administrator. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
