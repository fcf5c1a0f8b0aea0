import type { ApiError } from '../../../lib/api/http.ts';

/** Token that undoes the deletion of the account; null for any other refusal. */
export const restoreTokenOf = ({ code, fields }: ApiError): string | null =>
  code === 'ACCOUNT_DELETED' ? (fields.restoreToken ?? null) : null;
