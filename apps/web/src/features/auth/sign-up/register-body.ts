import type { ApiInput } from '../../../lib/api/api.ts';
import { originFields } from './origin.ts';

type RegisterBody = ApiInput<'POST /api/auth/register'>['body'];

/** Request body of a sign-up, from the form's fields. The server reports missing ones. */
export function toRegisterBody(fields: Readonly<Record<string, string>>): RegisterBody {
  const { referralCode = '', agreedToTerms, ...rest } = fields;
  return {
    ...rest,
    ...originFields(referralCode),
    agreedToTerms: agreedToTerms === 'on',
  } as unknown as RegisterBody;
}
