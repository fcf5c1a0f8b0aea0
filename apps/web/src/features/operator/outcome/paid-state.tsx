import type { Operator } from '@trivia/contract/billing/operators.ts';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { IllustratedState } from '../../../game/art/illustrated-state.tsx';
import { Picture } from '../../../game/art/picture.tsx';
import { useUserStore } from '../../../game/player/user-store.ts';
import { bonusCoins } from '../../../game/subscription/plus-benefits.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { throwConfetti } from '../../../ui/ornament/confetti.ts';
import { OperatorFrame } from '../frame/operator-frame.tsx';
import { clearCheckout, type SavedCheckout } from '../saved-checkout.ts';
import { PaidSlip } from './paid-slip.tsx';
import styles from './paid-state.module.css';

interface PaidStateProps {
  readonly operator: Operator;
  readonly purpose: SavedCheckout['purpose'];
}

const gains = [
  { picture: 'thing-lamassu', title: 'operator.getGames', text: 'operator.getGamesText' },
  { picture: 'thing-coin-bowl', title: 'operator.getCoins', text: 'operator.getCoinsText' },
  { picture: 'thing-ziggurat', title: 'operator.giftCards', text: 'operator.giftCardsText' },
] as const;

/** Confirmation of a subscription: benefits, price, and the next step. */
export function PaidState({ operator, purpose }: PaidStateProps) {
  const { t } = useI18n();
  const isComplete = useUserStore(({ user }) => user?.isComplete ?? false);
  useEffect(() => {
    clearCheckout();
    if (purpose === 'subscribe') void throwConfetti();
  }, [purpose]);
  return (
    <OperatorFrame
      operator={operator}
      isBright={purpose === 'subscribe'}
      foot={
        <>
          <Button href={isComplete ? '/home' : '/completeAccount'} isWide>
            {t(isComplete ? 'operator.play' : 'operator.chooseName')}
          </Button>
          <p>{t('operator.signedIn')}</p>
        </>
      }
    >
      <IllustratedState
        pose="cheering"
        title={t(purpose === 'subscribe' ? 'operator.paid' : 'operator.welcomeBack')}
      >
        {purpose === 'subscribe' && (
          <ul className={styles.gains}>
            {gains.map(({ picture, title, text }) => (
              <li key={picture}>
                <span className={styles.niche}>
                  <Picture name={picture} sizes="3.25rem" />
                </span>
                <span className={styles.gain}>
                  <b>{t(title, { n: bonusCoins })}</b>
                  <small>{t(text)}</small>
                </span>
                <Check className={styles.tick} aria-hidden="true" />
              </li>
            ))}
          </ul>
        )}
        {purpose === 'subscribe' && <PaidSlip operator={operator} />}
      </IllustratedState>
    </OperatorFrame>
  );
}
