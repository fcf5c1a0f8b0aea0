import type { CategoryId } from '@trivia/contract/play/categories.ts';
import { memo } from 'react';
import { categoryScenes } from '../../art/category-scenes.ts';
import { Picture } from '../../art/picture.tsx';
import styles from './match-scene.module.css';

interface MatchSceneProps {
  readonly categoryId: CategoryId;
  /** True after a right answer. */
  readonly isLit: boolean;
}

/** The category's picture behind the question, at low contrast. */
export const MatchScene = memo(function MatchScene({ categoryId, isLit }: MatchSceneProps) {
  const { name, focus } = categoryScenes[categoryId];
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.picture} data-lit={isLit}>
        <Picture key={name} name={name} sizes="100vw" style={{ objectPosition: focus }} />
      </div>
    </div>
  );
});
