import type { User } from '@trivia/contract/account/user.ts';
import { UserPen } from 'lucide-react';
import { Link } from 'wouter';
import { Amount } from '../../game/player/amount.tsx';
import { Face } from '../../game/player/face.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './profile-screen.module.css';

export function ProfileHead({ user }: { readonly user: User }) {
  const { t } = useI18n();
  const { name, avatarUrl, frame, coin, point, info, phoneNumber } = user;
  return (
    <header className={styles.head}>
      <Link className={styles.look} to="/profile/edit-avatar">
        <Face src={avatarUrl} frame={frame} className={styles.face} />
        <span className={styles.pen}>
          <UserPen aria-hidden="true" />
        </span>
        <VisuallyHidden>{t('profile.editAvatar')}</VisuallyHidden>
      </Link>
      <div className={styles.who}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className={styles.tier}>{t(`tier.${info.tier}`)}</p>
        <p className={styles.amounts}>
          <Amount currency="coin" value={coin} />
          <Amount currency="point" value={point} />
        </p>
        <p className={styles.facts}>
          <span>{t('profile.quizzes', { n: info.quizzesCompleted })}</span>
          {phoneNumber !== null && (
            <span>
              <VisuallyHidden>{t('profile.phone')} </VisuallyHidden>
              <bdi dir="ltr">{phoneNumber}</bdi>
            </span>
          )}
        </p>
      </div>
    </header>
  );
}
