import type { Appearance, CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { Check, Plus } from 'lucide-react';
import { Cost, isFreeForAll } from '../../../../game/cosmetics/parts/cost.tsx';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import styles from './worn-list.module.css';

const MOST = 4;

interface WornListProps {
  readonly worn: Appearance;
  readonly cosmetics: readonly CosmeticView[];
}

/** Cosmetics on the face above, the tried-on ones last. */
export function WornList({ worn, cosmetics }: WornListProps) {
  const { t } = useI18n();
  const on = cosmetics
    .filter((one) => worn[one.slot] === one.id && !isFreeForAll(one))
    .toSorted((one, other) => Number(one.isOwned) - Number(other.isOwned))
    .slice(0, MOST);
  return (
    <div className={styles.words}>
      <h2>{t('shop.onYou')}</h2>
      {on.length === 0 && <p>{t('shop.nothing')}</p>}
      <ul className={styles.worn}>
        {on.map((one) => (
          <li key={one.id} data-own={one.isOwned}>
            {one.isOwned ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
            <span>{one.name}</span>
            {!one.isOwned && <Cost cosmetic={one} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
