/** Why the embedded database can't run. The message is one sentence for whoever started the server. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
