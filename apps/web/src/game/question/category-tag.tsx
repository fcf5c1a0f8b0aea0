import type { CategoryId } from '@trivia/contract/play/categories.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { categoryStyle } from '../categories/category-colors.ts';
import styles from './category-tag.module.css';

export function CategoryTag({ categoryId }: { readonly categoryId: CategoryId }) {
  const { t } = useI18n();
  return (
    <span className={styles.tag} style={categoryStyle(categoryId)}>
      {t(`category.${categoryId}`)}
    </span>
  );
}
