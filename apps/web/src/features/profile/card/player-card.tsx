import type { User } from '@trivia/contract/account/user.ts';
import { UserPen } from 'lucide-react';
import { Link } from 'wouter';
import { Niche } from '../../../game/art/niche.tsx';
import { Picture } from '../../../game/art/picture.tsx';
import { categoryStyle } from '../../../game/categories/category-colors.ts';
import { categoryPictures } from '../../../game/categories/category-pictures.ts';
import { Amount } from '../../../game/player/amount.tsx';
import { Face } from '../../../game/player/face.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { CountUp } from '../../../ui/figures/count-up.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './player-card.module.css';
import { tierScenes } from './tier-scenes.ts';

const SIZES = '(width < 56.25rem) 100vw, 28rem';
/** Number of favourite categories in one row. */
const FAVOURITES = 3;

function Counts({ info }: Pick<User, 'info'>) {
  const { t } = useI18n();
  const numbers = [
    { value: info.quizzesCompleted, label: 'home.quizzes' },
    { value: info.lifetimePoints, label: 'home.lifetimePoints' },
    { value: info.streakDays, label: 'home.streak' },
  ] as const;
  return (
    <div className={styles.numbers}>
      {numbers.map(({ value, label }) => (
        <p key={label}>
          <b>
            <CountUp value={value} />
          </b>{' '}
          {t(label, { n: value })}
        </p>
      ))}
    </div>
  );
}

function Favourites({ ids }: { readonly ids: User['favouriteCategories'] }) {
  const { t } = useI18n();
  return (
    <ul className={styles.favourites} aria-label={t('profile.categories')}>
      {ids.slice(0, FAVOURITES).map((id) => (
        <li key={id} style={categoryStyle(id)}>
          <Niche className={styles.thing} name={categoryPictures[id]} />
          {t(`category.${id}`)}
        </li>
      ))}
    </ul>
  );
}

/** The player as a collectible card: scenery of their tier, face, numbers and favourite categories. */
export function PlayerCard({ user }: { readonly user: User }) {
  const { t } = useI18n();
  const { name, avatarUrl, frame, coin, point, info, phoneNumber, favouriteCategories } = user;
  return (
    <header className={styles.card}>
      <div className={styles.inner}>
        <Picture isFirst className={styles.scene} sizes={SIZES} {...tierScenes[info.tier]} />
        <p className={styles.amounts}>
          <Amount currency="coin" value={coin} isChip />
          <Amount currency="point" value={point} isChip />
        </p>
        <Link className={styles.look} to="/profile/edit-avatar">
          <Face src={avatarUrl} frame={frame} className={styles.face} />
          <span className={styles.pen}>
            <UserPen aria-hidden="true" />
          </span>
          <VisuallyHidden>{t('profile.editAvatar')}</VisuallyHidden>
        </Link>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className={styles.tier}>{t(`tier.${info.tier}`)}</p>
        {phoneNumber !== null && (
          <p className={styles.phone}>
            <VisuallyHidden>{t('profile.phone')} </VisuallyHidden>
            <bdi dir="ltr">{phoneNumber}</bdi>
          </p>
        )}
        <Counts info={info} />
        {favouriteCategories.length > 0 && <Favourites ids={favouriteCategories} />}
      </div>
    </header>
  );
}
