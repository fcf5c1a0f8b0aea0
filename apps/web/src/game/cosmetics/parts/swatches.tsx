import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { Undo } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { ButtonGroup } from '../../../ui/button/button-group.tsx';
import styles from './swatches.module.css';

interface SwatchesProps {
  readonly label: string;
  readonly colors: readonly CosmeticView[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** Colours of skin or hair, the natural one first. */
export function Swatches({ label, colors, chosen, onChoose }: SwatchesProps) {
  const { t } = useI18n();
  return (
    <ButtonGroup className={styles.swatches} label={label}>
      <button
        type="button"
        className={styles.swatch}
        aria-pressed={chosen === null}
        aria-label={t('appearance.own')}
        onClick={() => onChoose(null)}
      >
        <Undo className={styles.icon} aria-hidden="true" />
      </button>
      {colors.map(({ id, name, color }) => (
        <button
          key={id}
          type="button"
          className={styles.swatch}
          style={{ '--color': color ?? 'transparent' }}
          aria-pressed={chosen === id}
          aria-label={name}
          onClick={() => onChoose(id)}
        />
      ))}
    </ButtonGroup>
  );
}
