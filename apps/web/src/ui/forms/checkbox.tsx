import { useId } from 'react';
import styles from './field.module.css';
import { FieldError } from './field.tsx';

interface CheckboxProps {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
}

export function Checkbox({ name, label, error }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name={name}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
        />
        {label}
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
