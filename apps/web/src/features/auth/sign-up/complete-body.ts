import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { ApiInput } from '../../../lib/api/api.ts';

type CompleteBody = ApiInput<'POST /api/user/complete'>['body'];

/** Request body that completes an account, from the form's fields and the chosen categories. */
export function toCompleteBody(
  { agreedToTerms, ...details }: Readonly<Record<string, string>>,
  chosen: readonly CategoryId[],
): CompleteBody {
  const given: Omit<CompleteBody, 'favouriteCategories'> = Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== ''),
  );
  return {
    ...given,
    ...(agreedToTerms === 'on' && { agreedToTerms: true }),
    favouriteCategories: [...chosen],
  };
}
