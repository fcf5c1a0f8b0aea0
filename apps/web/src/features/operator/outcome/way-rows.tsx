import { ChevronRight, CreditCard, Swords } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './way-rows.module.css';

const ways = [
  {
    icon: CreditCard,
    href: '/store/upgrade-plan',
    title: 'operator.otherWays',
    text: 'operator.otherWaysText',
  },
  { icon: Swords, href: '/landing', title: 'operator.playFree', text: 'operator.playFreeText' },
] as const;

/** Ways on after a subscription that did not begin. */
export function WayRows() {
  const { t } = useI18n();
  return (
    <ul className={styles.ways}>
      {ways.map(({ icon: Icon, href, title, text }) => (
        <li key={href}>
          <a className={styles.way} href={href}>
            <Icon className={styles.icon} aria-hidden="true" />
            <span className={styles.words}>
              <b>{t(title)}</b>
              <small>{t(text)}</small>
            </span>
            <ChevronRight className={styles.chevron} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
