import { latinDigits } from '@trivia/rules/billing/digits.ts';
import { useId } from 'react';
import { FieldError } from '../../../ui/forms/field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './code-boxes.module.css';

interface CodeBoxesProps {
  readonly label: string;
  readonly digits: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/**
 * One text field, with a box for each digit drawn behind it: unlike separate fields, it accepts pasting and autofill.
 */
export function CodeBoxes({ label, digits, value, error, onChange }: CodeBoxesProps) {
  const id = useId();
  const places = Array.from({ length: digits }, (_, place) => place);
  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <div className={error === undefined ? styles.boxes : styles.wrong} dir="ltr">
        {places.map((place) => (
          <span
            key={place}
            className={styles.box}
            data-next={place === value.length || undefined}
            aria-hidden="true"
          >
            {value[place]}
          </span>
        ))}
        <input
          id={id}
          className={styles.input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          // Room for pasted spaces, which are removed below.
          maxLength={digits * 2}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => onChange(latinDigits(target.value).replace(/\D/g, '').slice(0, digits))}
        />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
