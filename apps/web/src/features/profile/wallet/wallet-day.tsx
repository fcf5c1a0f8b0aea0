import type { WalletEntry } from '@trivia/contract/store/wallet.ts';
import { dayOf, dayStartMs, daysBetween } from '@trivia/rules/calendar/baghdad.ts';
import { useFormatDate, useFormatTime } from '../../../game/format-date.ts';
import { gameName } from '../../../game/modes/game-names.ts';
import { CoinIcon, CurrencyName, PointIcon } from '../../../game/player/currency.tsx';
import { formatChange } from '../../../lib/i18n/format-change.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { serverNowMs } from '../../../lib/time/server-clock.ts';
import type { EntriesOfDay } from './entries-by-day.ts';
import styles from './wallet-day.module.css';

/** Names of the last two days. */
const recent = ['date.today', 'date.yesterday'] as const;

/** Ledger entries of one day. */
export function WalletDay({ day, entries }: EntriesOfDay) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  const name = recent[daysBetween(day, dayOf(serverNowMs()))];
  return (
    <div className={styles.day}>
      <h3>{name ? t(name) : formatDate(dayStartMs(day))}</h3>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <WalletLine key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  );
}

/** One ledger entry: its reason, its time, and its amount. */
function WalletLine({ entry }: { readonly entry: WalletEntry }) {
  const { t, language } = useI18n();
  const formatTime = useFormatTime();
  const { game, reason, currency, amount, bookedAtMs } = entry;
  const why = t(`entry.${reason}`);
  const gameKey = game && gameName(game.type, game.mode);
  const title = gameKey ? t(gameKey) : why;
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.when}>
          {title !== why && `${why} · `}
          <bdi>{formatTime(bookedAtMs)}</bdi>
        </p>
      </div>
      <p className={styles.amount} data-gain={amount > 0}>
        <span dir="ltr">{formatChange(amount, language)}</span>
        {currency === 'coin' ? <CoinIcon /> : <PointIcon />}
        <CurrencyName currency={currency} amount={amount} />
      </p>
    </li>
  );
}
