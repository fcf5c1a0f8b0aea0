import { useId } from 'react';
import styles from './field.module.css';
import { FieldError } from './field.tsx';

interface RadioGroupProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly defaultValue?: string;
  readonly error?: string | undefined;
  readonly onChange?: (value: string) => void;
}

/** Radio buttons for a few options. */
export function RadioGroup({ label, name, options, defaultValue, error, onChange }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.field}
      data-wrong={error !== undefined}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              onChange={() => onChange?.(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
