import { Dices, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Niche } from '../../game/art/niche.tsx';
import { categoryStyle } from '../../game/categories/category-colors.ts';
import { categoryPictures } from '../../game/categories/category-pictures.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CategoryWheel } from './category-wheel.tsx';
import styles from './random-category-screen.module.css';
import { useSpin } from './use-spin.ts';

type Drawn = NonNullable<ReturnType<typeof useSpin>['drawn']>;

function Result({ categoryId }: { readonly categoryId: Drawn }) {
  const { t } = useI18n();
  const name = t(`category.${categoryId}`);
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => actions.current?.querySelector('a')?.focus({ preventScroll: true }), []);
  return (
    <div ref={actions} className={styles.result} style={categoryStyle(categoryId)}>
      <p className={styles.name}>
        <Niche name={categoryPictures[categoryId]} />
        {name}
      </p>
      <ButtonLink isWide icon={Play} to={`/play/quiz?category=${categoryId}`}>
        {t('wheel.play', { category: name })}
      </ButtonLink>
    </div>
  );
}

/** Wheel that draws a category for solo mode. The server draws. */
export function RandomCategoryScreen() {
  const { t } = useI18n();
  const { degrees, drawn, isRequesting, isTurning, spin } = useSpin();
  const isBusy = isRequesting || isTurning;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('wheel.title')}</h1>
        <p>{t('wheel.lead')}</p>
      </header>
      <CategoryWheel degrees={degrees} isRequesting={isRequesting} />
      <div className={styles.side}>
        <VisuallyHidden>
          <span role="status">
            {isBusy && t('wheel.turning')}
            {drawn !== null && t('wheel.stopped', { category: t(`category.${drawn}`) })}
          </span>
        </VisuallyHidden>
        {drawn !== null && <Result key={degrees} categoryId={drawn} />}
        <Button
          variant={drawn === null ? 'primary' : 'quiet'}
          isWide
          icon={Dices}
          isBusy={isBusy}
          onClick={spin}
        >
          {t(isBusy ? 'wheel.turning' : drawn === null ? 'wheel.spin' : 'wheel.again')}
        </Button>
      </div>
    </div>
  );
}
