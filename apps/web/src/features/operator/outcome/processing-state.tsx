import type { Operator } from '@trivia/contract/operators.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { OperatorFrame } from '../frame/operator-frame.tsx';
import { TermsPlates } from '../frame/terms-plates.tsx';
import styles from './processing-state.module.css';
import { Stage } from './stage.tsx';

/** The operator has not said yet what became of the charge. Nothing here pays a second time. */
export function ProcessingState({ operator }: { readonly operator: Operator }) {
  const { t, language } = useI18n();
  const name = operator.name[language];
  return (
    <OperatorFrame
      operator={operator}
      foot={
        <>
          <TermsPlates operator={operator} />
          <p>{t('operator.mayClose')}</p>
        </>
      }
    >
      <Stage pose="thinking" title={t('operator.moment')}>
        <p>{t('operator.confirming', { operator: name })}</p>
        <ol className={styles.road}>
          <li data-done="">{t('operator.stationNumber')}</li>
          <li data-done="">{t('operator.stationCode')}</li>
          <li aria-current="step">{name}</li>
        </ol>
      </Stage>
    </OperatorFrame>
  );
}
