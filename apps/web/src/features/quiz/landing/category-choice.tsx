import { type CategoryId, categoryIds } from '@trivia/contract/categories.ts';
import { Dices, Shapes } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { Link } from 'wouter';
import { categoryIcons } from '../../../game/categories/category-icons.ts';
import { categoryHues } from '../../../game/modes/hues.ts';
import { modeTable } from '../../../game/modes/mode-table.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import choice from '../../../ui/forms/choice.module.css';
import { wheelPath } from '../quiz-path.ts';
import styles from './category-choice.module.css';

interface TileProps {
  readonly label: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Degrees of OKLCH. */
  readonly hue: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ChoiceTile({ label, icon: IconOf, hue, isChosen, onChoose }: TileProps) {
  return (
    <label className={`${choice.option} ${styles.tile}`} style={{ '--hue': hue }}>
      <input type="radio" name="category" checked={isChosen} onChange={onChoose} />
      <span className={styles.glyph}>
        <IconOf className={styles.icon} aria-hidden="true" />
      </span>
      <span className={styles.name}>{label}</span>
    </label>
  );
}

interface CategoryChoiceProps {
  /** Null: questions of all categories. */
  readonly chosen: CategoryId | null;
  readonly onChoose: (categoryId: CategoryId | null) => void;
}

/** One category, all of them, or whichever the wheel draws. */
export function CategoryChoice({ chosen, onChoose }: CategoryChoiceProps) {
  const { t } = useI18n();
  return (
    <fieldset className={choice.choice}>
      <legend>{t('quiz.category')}</legend>
      <div className={styles.tiles}>
        <ChoiceTile
          label={t('quiz.anyCategory')}
          icon={Shapes}
          hue={modeTable.quiz.hue}
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
            icon={categoryIcons[id]}
            hue={categoryHues[id]}
            isChosen={chosen === id}
            onChoose={() => onChoose(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
