import type { Checkout } from '@trivia/contract/billing/checkout.ts';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { serverNowMs } from '../../../lib/time/server-clock.ts';
import { useCountdown } from '../../../lib/time/use-countdown.ts';
import styles from './resend-code.module.css';

const MINUTE = 60;

const secondsUntil = (timeMs: number): number => Math.max(0, Math.ceil((timeMs - serverNowMs()) / 1000));

/** Part of a minute that is left, as an arc. */
function WaitRing({ seconds }: { readonly seconds: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="15" />
      <circle
        cx="18"
        cy="18"
        r="15"
        pathLength={MINUTE}
        strokeDasharray={`${Math.min(seconds, MINUTE)} ${MINUTE}`}
      />
    </svg>
  );
}

interface ResendCodeProps {
  readonly operator: string;
  readonly checkout: Checkout;
}

/** Button for another code, once the operator allows it. */
export function ResendCode({ operator, checkout }: ResendCodeProps) {
  const { t } = useI18n();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { seconds, start } = useCountdown(secondsUntil(checkout.resendAfterMs));
  const send = async (): Promise<void> => {
    setRefusal(null);
    try {
      const body = { checkoutToken: checkout.checkoutToken };
      const sent = await callApi(
        'POST /api/dcb/:operator/resend-code',
        { params: { operator }, body },
        { handles: 'all' },
      );
      start(secondsUntil(sent.resendAfterMs));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
      if (error.retryAfterSeconds) start(error.retryAfterSeconds);
    }
  };
  return (
    <div className={styles.again}>
      {seconds > 0 ? <WaitRing seconds={seconds} /> : <RotateCw className={styles.icon} aria-hidden="true" />}
      <button type="button" disabled={seconds > 0} onClick={() => void send()}>
        {seconds > 0 ? t('ui.retryIn', { value: seconds }) : t('operator.resend')}
      </button>
      <p role="status">{refusal ?? t('operator.noMessage')}</p>
    </div>
  );
}
