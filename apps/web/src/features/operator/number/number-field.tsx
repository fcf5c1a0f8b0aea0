import { latinDigits } from '@trivia/rules/billing/digits.ts';
import { readPhoneNumber } from '@trivia/rules/billing/phone-number.ts';
import { useId } from 'react';
import { FieldError } from '../../../ui/forms/field.tsx';
import styles from './number-field.module.css';

interface NumberFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const LONGEST = 24;

/** Whether the text is a complete mobile number, in any digits, with or without the country code. */
export const isWholeNumber = (text: string): boolean => readPhoneNumber(text) !== null;

/** Field for an Iraqi mobile number after its country code. It accepts pasted numbers in any script's digits. */
export function NumberField({ label, hint, value, error, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div className={styles.sheet}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.number} dir="ltr">
        <span className={styles.country} aria-hidden="true">
          +964
        </span>
        <input
          id={id}
          className={styles.input}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={LONGEST}
          placeholder="770 123 4567"
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
          onChange={({ target }) => onChange(latinDigits(target.value))}
        />
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
