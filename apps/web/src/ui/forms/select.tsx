import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import styles from './field.module.css';
import { FieldError } from './field.tsx';
import selectStyles from './select.module.css';

interface SelectProps extends ComponentPropsWithRef<'select'> {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Text before an option is chosen; it is no option itself. */
  readonly placeholder?: string;
  readonly error?: string | undefined;
}

const ICON_SIZE = 20;

/** A select field with the device's own list. */
export function Select({ label, options, placeholder, error, ...select }: SelectProps) {
  const id = useId();
  const isControlled = select.value !== undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={selectStyles.box}>
        <select
          {...(placeholder !== undefined && !isControlled && { defaultValue: '' })}
          {...select}
          id={id}
          className={`${styles.input} ${selectStyles.select}`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={selectStyles.arrow} width={ICON_SIZE} height={ICON_SIZE} aria-hidden="true" />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
