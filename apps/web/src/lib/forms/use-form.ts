import { useEffect, useState } from 'react';
import { ApiError } from '../api/http.ts';
import { useCountdown } from '../time/use-countdown.ts';
import { type Fields, type FormCheck, fieldsOf, useFormCheck } from './use-form-check.ts';

/** Selects the first invalid control: a field is marked itself, radios and buttons by their group. */
const FIRST_WRONG = '[aria-invalid="true"], [data-wrong="true"] :is(input, select, button)';

/** Longer waits have no countdown: the server's message names them in days. */
const LONGEST_COUNTDOWN_S = 60 * 60;

/**
 * State of a form: errors by field and as a whole, and one pending submission at most. `send` receives the fields as
 * text after validation. The first invalid field gets the focus. `waitSeconds` is the server's `Retry-After`, if short
 * enough for a countdown.
 */
export function useForm(send: (fields: Fields) => Promise<void>, formCheck?: FormCheck) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [wrongTries, setWrongTries] = useState(0);
  const { seconds: waitSeconds, start: wait } = useCountdown();
  const { issues, passes, ...check } = useFormCheck(formCheck);

  useEffect(() => {
    if (!error && wrongTries === 0) return;
    document.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  }, [error, wrongTries]);
  useEffect(() => {
    const seconds = error?.retryAfterSeconds;
    if (seconds && seconds <= LONGEST_COUNTDOWN_S) wait(seconds);
  }, [error, wait]);

  /** Whether the given fields, or all, are valid. Focuses the first invalid one. */
  const checkFields = (form: HTMLFormElement, names?: readonly string[]): boolean => {
    const isPassed = passes(form, names);
    if (!isPassed) setWrongTries((tries) => tries + 1);
    return isPassed;
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isSending || waitSeconds > 0) return;
    setError(null);
    if (!checkFields(form)) return;
    setSending(true);
    try {
      await send(fieldsOf(form));
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setError(refusal);
    } finally {
      setSending(false);
    }
  };
  const refused = error?.fields ?? {};
  const refusal = error && Object.keys(refused).length === 0 ? error.message : null;
  return { submit, check, checkFields, isSending, fields: { ...refused, ...issues }, refusal, waitSeconds };
}
export type FormState = ReturnType<typeof useForm>;
