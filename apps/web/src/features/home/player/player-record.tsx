import { Flame, Gem, Trophy } from 'lucide-react';
import { useUser } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { CountUp } from '../../../ui/figures/count-up.tsx';
import styles from './player-record.module.css';

/** The player's record in three numbers. */
export function PlayerRecord() {
  const { t } = useI18n();
  const { streakDays, quizzesCompleted, lifetimePoints } = useUser().info;
  const numbers = [
    { Icon: Flame, value: streakDays, label: 'home.streak', hue: 82 },
    { Icon: Trophy, value: quizzesCompleted, label: 'home.quizzes', hue: 150 },
    { Icon: Gem, value: lifetimePoints, label: 'home.lifetimePoints', hue: 195 },
  ] as const;
  return (
    <section className={styles.record} aria-label={t('home.record')}>
      {numbers.map(({ Icon, value, label, hue }) => (
        <div key={label} style={{ '--hue': hue }}>
          <Icon className={styles.icon} aria-hidden="true" />
          <b>
            <CountUp value={value} />
          </b>
          <span>{t(label, { n: value })}</span>
        </div>
      ))}
    </section>
  );
}
