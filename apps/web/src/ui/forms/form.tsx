import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { restoreFields, saveFields } from '../../lib/forms/saved-fields.ts';
import type { FormState } from '../../lib/forms/use-form.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../button/button.tsx';
import styles from './form.module.css';

/** Name of the field that an event concerns, or of the compound field around it; empty for buttons. */
const nameOf = ({ target }: SyntheticEvent): string => {
  if (!(target instanceof HTMLElement)) return '';
  return target.getAttribute('name') ?? target.closest<HTMLElement>('[data-name]')?.dataset.name ?? '';
};

interface FormProps {
  readonly state: FormState;
  readonly action: string;
  readonly variant?: 'primary' | 'raised' | 'quiet' | 'danger';
  /** Name under which the fields are saved when the form closes. */
  readonly saveAs?: string;
  /** Secondary button, before the submit button. */
  readonly second?: ReactNode;
  readonly children?: ReactNode;
}

/** A form with its fields, its common error, and its submit button. */
export function Form({ state, action, variant = 'primary', saveAs, second, children }: FormProps) {
  const { t } = useI18n();
  const place = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (saveAs !== undefined && place.current) restoreFields(saveAs, place.current);
  }, [saveAs]);
  const { submit, check, isSending, refusal, waitSeconds } = state;
  return (
    // Submit by hand: React would reset the form after its action, even after an error.
    <form
      ref={place}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
      onFocus={() => void check.prepare()}
      onChange={(event) => {
        if (saveAs !== undefined) saveFields(saveAs, event.currentTarget);
        check.change(nameOf(event), event.currentTarget);
      }}
      onBlur={(event) => check.leave(nameOf(event), event.currentTarget)}
    >
      {children}
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal || t('ui.errorOccurred')}
        </p>
      )}
      <div className={styles.foot}>
        {second}
        <Button type="submit" variant={variant} isWide isBusy={isSending} disabled={waitSeconds > 0}>
          {waitSeconds > 0 ? t('ui.retryIn', { value: waitSeconds }) : action}
        </Button>
      </div>
    </form>
  );
}
