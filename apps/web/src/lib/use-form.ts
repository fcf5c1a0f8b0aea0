import { useState } from 'react';
import { ApiError } from './http.ts';

/**
 * A form that is sent once at a time: what the server says of each field, and of the whole.
 * `send` is given the fields as text.
 */
export function useForm(send: (fields: Readonly<Record<string, string>>) => Promise<void>) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  const submit = async (form: FormData): Promise<void> => {
    if (isSending) return;
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
  return { submit, isSending, fields, refusal };
}
