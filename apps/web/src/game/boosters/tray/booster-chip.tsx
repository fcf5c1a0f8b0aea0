import type { Booster } from '@trivia/contract/play/boosters.ts';
import { Check, Crown, Plus } from 'lucide-react';
import { useId } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { BoosterGlyph } from '../booster-glyph.tsx';
import styles from './booster-chip.module.css';

interface BoosterChipProps {
  readonly booster: Booster;
  /** True if its name shows below it on tall screens. */
  readonly isNamed: boolean;
  /** True after an answer was selected: the booster can't be used, and a press shows the reason. */
  readonly isBlocked: boolean;
  readonly onPress: () => void;
  /** Explains the booster, on a long press or a right click. */
  readonly onAsk: () => void;
}

type State = 'used' | 'plus' | 'none' | 'ready';

const stateOf = ({ is_disabled, needs_plus, quantity }: Booster): State => {
  if (is_disabled) return 'used';
  if (needs_plus) return 'plus';
  return quantity === 0 ? 'none' : 'ready';
};

function Badge({ state, quantity }: { readonly state: State; readonly quantity: number }) {
  const { formatNumber } = useI18n();
  return (
    <span className={styles.badge} aria-hidden="true">
      {state === 'used' && <Check />}
      {state === 'plus' && <Crown />}
      {state === 'none' && <Plus />}
      {state === 'ready' && formatNumber(quantity)}
    </span>
  );
}

/** One booster of the tray, with its count and its state. */
export function BoosterChip({ booster, isNamed, isBlocked, onPress, onAsk }: BoosterChipProps) {
  const { t } = useI18n();
  const id = useId();
  const { type, quantity } = booster;
  const state = stateOf(booster);
  const does = t(`booster.${type}.does`);
  return (
    <button
      type="button"
      className={styles.chip}
      data-state={state}
      data-resting={isBlocked}
      aria-disabled={state === 'used' || isBlocked}
      aria-describedby={id}
      title={`${t(`booster.${type}`)}: ${does}`}
      onClick={onPress}
      onContextMenu={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <BoosterGlyph type={type} />
      <Badge state={state} quantity={quantity} />
      {isNamed && (
        <span className={styles.name} aria-hidden="true">
          {t(`booster.${type}`)}
        </span>
      )}
      <VisuallyHidden>
        {t('booster.named', {
          name: t(`booster.${type}`),
          state: t(`booster.state.${state}`, { n: quantity }),
        })}
      </VisuallyHidden>
      <span id={id} hidden>
        {does}
      </span>
    </button>
  );
}
