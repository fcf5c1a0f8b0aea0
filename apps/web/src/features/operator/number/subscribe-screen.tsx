import { findOperator, type Operator } from '@trivia/contract/billing/operators.ts';
import { readPhoneNumber } from '@trivia/rules/billing/phone-number.ts';
import { type SubmitEvent, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { OperatorTerms } from '../../../game/offers/terms/operator-terms.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MascotSays } from '../frame/mascot-says.tsx';
import { OperatorFrame } from '../frame/operator-frame.tsx';
import { codePath } from '../paths.ts';
import { type SavedCheckout, saveCheckout } from '../saved-checkout.ts';
import { isWholeNumber, NumberField } from './number-field.tsx';
import { PlusPitch } from './plus-pitch.tsx';
import { PrepaidDaysWarning } from './prepaid-days-warning.tsx';
import styles from './subscribe-screen.module.css';

type Purpose = SavedCheckout['purpose'];

/** Requests a code, and opens its page. */
function useSendCode(operator: Operator) {
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (text: string, purpose: Purpose): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const number = readPhoneNumber(text) ?? text;
      const checkout = await callApi(
        'POST /api/dcb/:operator/send-code',
        { params: { operator: operator.slug }, body: { phoneNumber: number, purpose } },
        { handles: 'all' },
      );
      saveCheckout({ operator: operator.slug, number, purpose, checkout });
      navigate(codePath(operator.slug));
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  return { error, isBusy, send };
}

function NumberStep({ operator }: { readonly operator: Operator }) {
  const { t, language } = useI18n();
  const [number, setNumber] = useState('');
  const { error, isBusy, send } = useSendCode(operator);
  const isComplete = isWholeNumber(number);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isComplete) void send(number, 'subscribe');
  };
  return (
    <form onSubmit={submit}>
      <OperatorFrame
        operator={operator}
        hasPicture
        foot={
          <>
            <OperatorTerms operator={operator} />
            <Button
              type="submit"
              variant={isComplete ? 'plus' : 'quiet'}
              isWide
              isBusy={isBusy}
              disabled={!isComplete}
            >
              {t('operator.sendCode')}
            </Button>
            <p>
              {t('operator.renews')}{' '}
              <a href="/terms-and-conditions" target="_blank" rel="noreferrer">
                {t('operator.terms')}
              </a>
            </p>
          </>
        }
      >
        <PlusPitch />
        <PrepaidDaysWarning />
        <NumberField
          label={t('operator.numberLabel', { operator: operator.name[language] })}
          hint={t('operator.numberHint')}
          value={number}
          error={error?.fields.phoneNumber ?? error?.message}
          onChange={setNumber}
        />
        <MascotSays
          pose="hello"
          action={
            <button
              type="button"
              className={styles.signIn}
              disabled={!isComplete || isBusy}
              onClick={() => void send(number, 'sign_in')}
            >
              {t('operator.signIn')}
            </button>
          }
        >
          {t('operator.notYet')}
        </MascotSays>
      </OperatorFrame>
    </form>
  );
}

/** First step of subscribing by operator: the number. It needs no account. */
export function SubscribeScreen() {
  const { operator: slug = '' } = useParams<{ operator: string }>();
  const operator = findOperator(slug);
  return operator ? <NumberStep operator={operator} /> : <Redirect to="/store" replace />;
}
