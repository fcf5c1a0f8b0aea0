import { type CategoryId, categoryIds } from '@trivia/contract/play/categories.ts';
import { Dices, Shapes } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import { Niche } from '../../../game/art/niche.tsx';
import { categoryStyle } from '../../../game/categories/category-colors.ts';
import { categoryPictures } from '../../../game/categories/category-pictures.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import choice from '../../../ui/forms/choice.module.css';
import { wheelPath } from '../quiz-path.ts';
import styles from './category-choice.module.css';

interface TileProps {
  readonly label: string;
  readonly picture: ReactNode;
  readonly style?: CSSProperties;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ChoiceTile({ label, picture, style, isChosen, onChoose }: TileProps) {
  return (
    <label className={`${choice.option} ${styles.tile}`} style={style}>
      <input type="radio" name="category" checked={isChosen} onChange={onChoose} />
      {picture}
      <span className={styles.name}>{label}</span>
    </label>
  );
}

interface CategoryChoiceProps {
  /** Chosen category; null for all of them. */
  readonly chosen: CategoryId | null;
  readonly onChoose: (categoryId: CategoryId | null) => void;
}

/** Choice of one category, all of them, or the wheel. */
export function CategoryChoice({ chosen, onChoose }: CategoryChoiceProps) {
  const { t } = useI18n();
  return (
    <fieldset className={choice.choice}>
      <legend>{t('quiz.category')}</legend>
      <div className={styles.tiles}>
        <ChoiceTile
          label={t('quiz.anyCategory')}
          picture={
            <span className={styles.glyph}>
              <Shapes className={styles.icon} aria-hidden="true" />
            </span>
          }
          isChosen={chosen === null}
          onChoose={() => onChoose(null)}
        />
        <Link className={`${choice.option} ${styles.tile} ${styles.wheel}`} to={wheelPath}>
          <span className={styles.glyph}>
            <Dices className={styles.icon} aria-hidden="true" />
          </span>
          <span className={styles.name}>{t('quiz.spinForIt')}</span>
        </Link>
        {categoryIds.map((id) => (
          <ChoiceTile
            key={id}
            label={t(`category.${id}`)}
            picture={<Niche className={styles.niche} name={categoryPictures[id]} />}
            style={categoryStyle(id)}
            isChosen={chosen === id}
            onChoose={() => onChoose(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
