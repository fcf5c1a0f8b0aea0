import type { Operator } from '@trivia/contract/billing/operators.ts';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'wouter';
import { OperatorTerms } from '../../../game/offers/terms/operator-terms.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MascotSays } from '../frame/mascot-says.tsx';
import { OperatorFrame } from '../frame/operator-frame.tsx';
import { numberPath } from '../paths.ts';
import type { SavedCheckout } from '../saved-checkout.ts';
import { CodeBoxes } from './code-boxes.tsx';
import styles from './code-step.module.css';
import { ResendCode } from './resend-code.tsx';
import type { useConfirm } from './use-confirm.ts';
import { useFraudCheck } from './use-fraud-check.ts';

const BUTTON_ID = 'subscribe';

interface CodeStepProps {
  readonly operator: Operator;
  readonly saved: SavedCheckout;
  readonly confirmation: ReturnType<typeof useConfirm>;
}

/** Formats `+9647701234567` in groups, isolated so that they keep their order in right-to-left text. */
const grouped = (number: string): string =>
  `\u2066${number.replace(/^(\+964)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4')}\u2069`;

export function CodeStep({ operator, saved, confirmation }: CodeStepProps) {
  const { t } = useI18n();
  const { checkout, number, purpose } = saved;
  const { error, isBusy, confirm } = confirmation;
  const [code, setCode] = useState('');
  const isComplete = code.length === checkout.codeDigits;
  const isPaying = purpose === 'subscribe';
  const { transaction, isReady, renew } = useFraudCheck(operator.slug, BUTTON_ID, isPaying);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isComplete || !isReady) return;
    void confirm(code, transaction).then(() => {
      setCode('');
      renew();
    });
  };
  return (
    <form onSubmit={submit}>
      <OperatorFrame
        operator={operator}
        hasPicture
        foot={
          <>
            {isPaying && <OperatorTerms operator={operator} />}
            <Button
              id={BUTTON_ID}
              type="submit"
              variant={isComplete ? (isPaying ? 'plus' : 'primary') : 'quiet'}
              isWide
              isBusy={isBusy}
              disabled={!isComplete || !isReady}
            >
              {t(isPaying ? 'operator.subscribe' : 'operator.signIn')}
            </Button>
            <p>{isPaying ? checkout.consent.text : t('operator.noCharge')}</p>
          </>
        }
      >
        <div className={styles.head}>
          <h1>{t('operator.codeHeading')}</h1>
          <p>
            {t('operator.sentTo', { number: grouped(number) })}{' '}
            <Link to={numberPath(operator.slug)}>{t('operator.change')}</Link>
          </p>
        </div>
        <div className={styles.sheet}>
          <CodeBoxes
            label={t('operator.codeLabel')}
            digits={checkout.codeDigits}
            value={code}
            error={error?.fields.code ?? error?.message}
            onChange={setCode}
          />
          <ResendCode operator={operator.slug} checkout={checkout} />
        </div>
        <MascotSays pose="thinking">{t('operator.look')}</MascotSays>
      </OperatorFrame>
    </form>
  );
}
