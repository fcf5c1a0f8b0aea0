/** Reason why the embedded database can't run, as one sentence for the person who starts the server. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
