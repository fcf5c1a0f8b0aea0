import type { ApiError } from '../../../lib/api/http.ts';

/** Token that restores a deleted account; null for any other error. */
export const restoreTokenOf = ({ code, fields }: ApiError): string | null =>
  code === 'ACCOUNT_DELETED' ? (fields.restoreToken ?? null) : null;
