import { type CategoryId, categoryIds } from '@trivia/contract/play/categories.ts';
import { Check } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ButtonGroup } from '../../ui/button/button-group.tsx';
import { Niche } from '../art/niche.tsx';
import { categoryStyle } from './category-colors.ts';
import styles from './category-picker.module.css';
import { categoryPictures } from './category-pictures.ts';
import thing from './category-thing.module.css';

interface CategoryPickerProps {
  readonly label: string;
  readonly chosen: readonly CategoryId[];
  readonly onChange: (chosen: CategoryId[]) => void;
  /** Id of the element with the error message. */
  readonly errorId?: string | undefined;
}

const toggled = (chosen: readonly CategoryId[], id: CategoryId): CategoryId[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];

/** Multiple choice of categories, as tiles. */
export function CategoryPicker({ label, chosen, onChange, errorId }: CategoryPickerProps) {
  const { t } = useI18n();
  return (
    <ButtonGroup
      label={label}
      aria-describedby={errorId}
      data-wrong={errorId !== undefined}
      className={styles.categories}
    >
      {categoryIds.map((id) => (
        <button
          key={id}
          type="button"
          className={`${thing.thing} ${styles.category}`}
          style={categoryStyle(id)}
          aria-pressed={chosen.includes(id)}
          onClick={() => onChange(toggled(chosen, id))}
        >
          <Niche name={categoryPictures[id]} />
          <span className={`${thing.name} ${styles.name}`}>{t(`category.${id}`)}</span>
          <span className={styles.tick}>
            <Check aria-hidden="true" />
          </span>
        </button>
      ))}
    </ButtonGroup>
  );
}
