import { useEffect, useState } from 'react';
import { ApiError } from './http.ts';
import { useCountdown } from './use-countdown.ts';

/** A lone field says that it is wrong by itself, a choice of radios by what is around them. */
const FIRST_WRONG = '[aria-invalid="true"], [data-wrong="true"] input';

/**
 * A form that is sent once at a time: what the server says of each field, and of the whole.
 * `send` is given the fields as text. The first wrong field is focused. `waitSeconds` is how long the server asks to
 * wait before another try.
 */
export function useForm(send: (fields: Readonly<Record<string, string>>) => Promise<void>) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const { seconds: waitSeconds, start: wait } = useCountdown();

  useEffect(() => {
    if (!error) return;
    document.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
    if (error.retryAfterSeconds !== null) wait(error.retryAfterSeconds);
  }, [error, wait]);

  const submit = async (form: FormData): Promise<void> => {
    if (isSending || waitSeconds > 0) return;
    setSending(true);
    setError(null);
    try {
      await send(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setError(refusal);
    } finally {
      setSending(false);
    }
  };
  const fields = error?.fields ?? {};
  const refusal = error && Object.keys(fields).length === 0 ? error.message : null;
  return { submit, isSending, fields, refusal, waitSeconds };
}
export type FormState = ReturnType<typeof useForm>;
