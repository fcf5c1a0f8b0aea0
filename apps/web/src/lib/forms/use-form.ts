import { useEffect, useState } from 'react';
import { ApiError } from '../api/http.ts';
import { useCountdown } from '../time/use-countdown.ts';
import { type Fields, type FormCheck, fieldsOf, useFormCheck } from './use-form-check.ts';

/** First wrong control: a field is marked itself, a group of radios or buttons by its parent. */
const FIRST_WRONG = '[aria-invalid="true"], [data-wrong="true"] :is(input, select, button)';

/** Longer waits are not counted down: the refusal's own sentence has them in days. */
const LONGEST_COUNTDOWN_S = 60 * 60;

/**
 * State of a form that is sent once at a time: errors of its fields and of the whole. `send` gets the fields as text,
 * once they pass the check. The first wrong field is focused. `waitSeconds` is the wait that the server demands before
 * another try, where that is short enough to count down.
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

  /** Whether some fields, or all, pass the check; otherwise the first wrong one is focused. */
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
