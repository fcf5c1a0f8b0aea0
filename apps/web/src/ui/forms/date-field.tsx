import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import styles from './date-field.module.css';
import { type DateParts, dateOf, partsOf } from './date-parts.ts';
import field from './field.module.css';
import { FieldError } from './field.tsx';

const DAYS = 31;
const MONTHS = 12;
/** Greatest age that can be chosen, in years. */
const YEARS = 110;

const range = (first: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, index) => first + index * step);

interface DateFieldProps {
  readonly label: string;
  readonly name: string;
  /** ISO date. */
  readonly defaultValue?: string;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
}

/**
 * A date of birth as day, month and year. The browser's own field would use the device's order and digits, not those of
 * the page's language. The form gets an ISO date.
 */
export function DateField({ label, name, defaultValue = '', disabled = false, error }: DateFieldProps) {
  const { t, formatNumber } = useI18n();
  const id = useId();
  const date = useRef<HTMLInputElement>(null);
  const [parts, setParts] = useState(() => partsOf(defaultValue));
  const thisYear = new Date().getFullYear();

  useLayoutEffect(() => {
    const element = date.current;
    // Restoring a form writes the saved date into the hidden field.
    const restore = () => setParts(partsOf(element?.value ?? ''));
    element?.addEventListener('input', restore);
    return () => element?.removeEventListener('input', restore);
  }, []);

  const change = (changed: Partial<DateParts>) => {
    const next = { ...parts, ...changed };
    // Update the hidden field before the form reads it during this event.
    if (date.current) date.current.value = dateOf(next);
    setParts(next);
  };
  const part = (
    key: keyof DateParts,
    text: MessageKey,
    options: readonly (readonly [value: number, label: string])[],
    autoComplete: string,
  ) => (
    <select
      className={`${field.input} ${styles.part}`}
      aria-label={t(text)}
      aria-invalid={error !== undefined}
      autoComplete={autoComplete}
      value={parts[key]}
      onChange={(event) => change({ [key]: event.currentTarget.value })}
    >
      <option value="" disabled hidden>
        {t(text)}
      </option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
  const plain = (value: number) => [value, formatNumber(value, { useGrouping: false })] as const;
  return (
    <fieldset
      className={field.field}
      disabled={disabled}
      data-name={name}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={field.label}>{label}</legend>
      <input ref={date} type="hidden" name={name} value={dateOf(parts)} />
      <div className={styles.parts}>
        {part('day', 'date.dayOfMonth', range(1, DAYS).map(plain), 'bday-day')}
        {part(
          'month',
          'date.month',
          range(1, MONTHS).map((month) => [month, t(`month.${month}` as MessageKey)] as const),
          'bday-month',
        )}
        {part('year', 'date.year', range(thisYear, YEARS, -1).map(plain), 'bday-year')}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
