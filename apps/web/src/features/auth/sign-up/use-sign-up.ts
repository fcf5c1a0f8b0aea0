import { useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { signIn } from '../../../lib/sign-in.ts';
import { toRegisterBody } from './register-body.ts';

type Step = 'account' | 'person';

/** Fields of the first step; all others belong to the second. */
const accountFields = ['username', 'email', 'password', 'confirmPassword'] as const;

const isOfAccount = (refusal: unknown): boolean =>
  refusal instanceof ApiError && accountFields.some((name) => refusal.fields?.[name] !== undefined);

/** A sign-up form in two steps: the first must be valid before the second is shown. */
export function useSignUp() {
  const [step, show] = useState<Step>('account');
  const form = useForm(
    async (given) => {
      try {
        const body = toRegisterBody(given);
        const { accessToken } = await callApi('POST /api/auth/register', { body }, { handles: 'all' });
        signIn(accessToken, '/verify-email');
      } catch (refusal) {
        if (isOfAccount(refusal)) show('account');
        throw refusal;
      }
    },
    {
      schema: async () => (await import('@trivia/contract/account/auth.ts')).registerBody,
      body: toRegisterBody,
    },
  );
  const submit = async (element: HTMLFormElement): Promise<void> => {
    await form.check.prepare();
    // Validate the first step again, because the schema may have loaded only now.
    const isAccountRight = form.checkFields(element, accountFields);
    show(isAccountRight ? 'person' : 'account');
    if (step === 'person' && isAccountRight) await form.submit(element);
  };
  return { ...form, submit, step, show };
}
