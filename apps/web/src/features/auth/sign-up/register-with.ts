import type { ApiInput } from '../../../lib/api/api.ts';
import { originWith } from './origin.ts';

type RegisterBody = ApiInput<'POST /api/auth/register'>['body'];

/** The body of a sign-up, from the texts of its form. The server reports missing fields, so nothing is checked here. */
export function registerWith(fields: Readonly<Record<string, string>>): RegisterBody {
  const { referralCode = '', agreedToTerms, ...rest } = fields;
  return {
    ...rest,
    ...originWith(referralCode),
    agreedToTerms: agreedToTerms === 'on',
  } as unknown as RegisterBody;
}
