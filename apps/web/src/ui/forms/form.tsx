import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { restoreFields, saveFields } from '../../lib/forms/saved-fields.ts';
import type { FormState } from '../../lib/forms/use-form.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../button/button.tsx';
import styles from './form.module.css';

/** The name of the field that an event comes from, or of the field that its part belongs to; buttons have none. */
const nameOf = ({ target }: SyntheticEvent): string => {
  if (!(target instanceof HTMLElement)) return '';
  return target.getAttribute('name') ?? target.closest<HTMLElement>('[data-name]')?.dataset.name ?? '';
};

interface FormProps {
  readonly state: FormState;
  readonly action: string;
  readonly variant?: 'primary' | 'raised' | 'quiet' | 'danger';
  /** Name under which the fields are kept when the form is closed and opened again. */
  readonly saveAs?: string;
  /** Beside the button, before it. */
  readonly second?: ReactNode;
  readonly children?: ReactNode;
}

/** A form with its fields, its error as a whole, and the button that sends it. */
export function Form({ state, action, variant = 'primary', saveAs, second, children }: FormProps) {
  const { t } = useI18n();
  const place = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (saveAs !== undefined && place.current) restoreFields(saveAs, place.current);
  }, [saveAs]);
  const { submit, check, isSending, refusal, waitSeconds } = state;
  return (
    // React resets a form after its action, also after a refusal. Submitting it ourselves keeps the typed text.
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
