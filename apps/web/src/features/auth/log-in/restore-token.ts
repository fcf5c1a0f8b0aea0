import type { ApiError } from '../../../lib/api/http.ts';

/** What takes back the deletion of the account that was signed in to; null for any other refusal. */
export const restoreTokenOf = ({ code, fields }: ApiError): string | null =>
  code === 'ACCOUNT_DELETED' ? (fields.restoreToken ?? null) : null;
