/** Reason why the embedded database can't run, as one sentence for whoever started the server. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
