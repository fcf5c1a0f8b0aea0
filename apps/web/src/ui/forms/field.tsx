import { type ComponentPropsWithRef, useId } from 'react';
import styles from './field.module.css';
import { SecretInput } from './secret-input.tsx';

interface FieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  /** Requirement of the value, shown beside the label. */
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** A text field with a label, a hint and an error. A password has a button that reveals it. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  const Input = input.type === 'password' ? SecretInput : 'input';
  const descriptions = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      <Input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined}
        aria-describedby={descriptions.join(' ') || undefined}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** Error of a field, in a live region that screen readers announce even when the field has lost the focus. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return (
    <div className={styles.news} aria-live="polite">
      {error !== undefined && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
