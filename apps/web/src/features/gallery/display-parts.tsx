import { categoryIds } from '@trivia/contract/play/categories.ts';
import { tiers } from '@trivia/rules/tiers.ts';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { categoryHue } from '../../game/categories/category-colors.ts';
import { AdSlot } from '../../game/offers/ad-slot.tsx';
import { Amount } from '../../game/player/amount.tsx';
import { CoinIcon, PointIcon } from '../../game/player/currency.tsx';
import { Face } from '../../game/player/face.tsx';
import { TierBadge } from '../../game/player/tier-badge.tsx';
import { useUser } from '../../game/player/user-store.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { serverNowMs } from '../../lib/time/server-clock.ts';
import { Button } from '../../ui/button/button.tsx';
import { type Bar, BarList } from '../../ui/figures/bar-list.tsx';
import { CountUp } from '../../ui/figures/count-up.tsx';
import { CountdownRing } from '../../ui/figures/countdown-ring.tsx';
import { Meter } from '../../ui/figures/meter.tsx';
import { Logo } from '../../ui/ornament/logo.tsx';
import { Weave } from '../../ui/ornament/weave.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './gallery.module.css';
import { Part, Specimen } from './specimens.tsx';

const QUESTION_MS = 30_000;
const LARGE = 12_345;

function useBars(): readonly Bar[] {
  const { t, formatNumber } = useI18n();
  return ([0.86, 0.4, 0] as const).map((share, index) => {
    const id = categoryIds[index] ?? 'science';
    const value = formatNumber(share, { style: 'percent' });
    const note = t('daily.score', { right: index, total: 5 });
    return {
      id,
      label: t(`category.${id}`),
      share,
      value,
      hue: categoryHue(id),
      ...(index > 0 && { note }),
    };
  });
}

function Values() {
  const { t } = useI18n();
  const [value, setValue] = useState(LARGE);
  const bars = useBars();
  return (
    <>
      <Part name="BarList">
        <Specimen state="label, share, value, hue | note">
          <BarList bars={bars} />
        </Specimen>
      </Part>
      <Part name="Amount">
        <Specimen state="currency | isChip | isGain">
          <div className={styles.row}>
            {(['coin', 'point'] as const).map((currency) => (
              <div key={currency} className={styles.row}>
                <Amount currency={currency} value={LARGE} />
                <Amount currency={currency} value={0} isChip />
                <Amount currency={currency} value={100} isGain />
              </div>
            ))}
          </div>
        </Specimen>
        <Specimen state="CoinIcon | PointIcon">
          <div className={styles.row}>
            <CoinIcon />
            <PointIcon />
          </div>
        </Specimen>
      </Part>
      <Part name="CountUp">
        <Specimen state="value">
          <div className={styles.row}>
            <CountUp value={value} />
            <Button variant="quiet" onClick={() => setValue((shown) => shown + 500)}>
              {t('entry.match_reward')}
            </Button>
          </div>
        </Specimen>
      </Part>
      <Part name="Meter">
        {[0, 0.4, 1].map((share) => (
          <Specimen key={share} state={`share={${share}}`}>
            <Meter label={t('home.tierProgress')} share={share} />
          </Specimen>
        ))}
      </Part>
    </>
  );
}

function Countdowns() {
  const [opensAtMs] = useState(serverNowMs);
  const states = {
    'opensAtMs > now': opensAtMs + QUESTION_MS,
    'opensAtMs = now': opensAtMs,
    'closesAtMs < now': opensAtMs - QUESTION_MS,
  };
  return (
    <Part name="CountdownRing">
      {Object.entries(states).map(([state, fromMs]) => (
        <Specimen key={state} state={state}>
          <CountdownRing opensAtMs={fromMs} closesAtMs={fromMs + QUESTION_MS} />
        </Specimen>
      ))}
    </Part>
  );
}

function Placeholders() {
  const { t } = useI18n();
  return (
    <>
      <Part name="EmptyState">
        <Specimen state="icon, text">
          <EmptyState icon={Coins} text={t('profile.noEntries')} />
        </Specimen>
        <Specimen state="title, children">
          <EmptyState icon={Coins} title={t('profile.wallet')} text={t('profile.noEntries')}>
            <Button>{t('daily.play')}</Button>
          </EmptyState>
        </Specimen>
      </Part>
      <Part name="ErrorState">
        <Specimen state="message, onRetry">
          <ErrorState message={t('profile.loadError')} onRetry={() => undefined} />
        </Specimen>
      </Part>
      <Part name="Skeleton">
        <Specimen state="className">
          <Skeleton className={styles.block} />
        </Specimen>
      </Part>
    </>
  );
}

/** Components without controls. */
export function DisplayParts() {
  const { t } = useI18n();
  const { avatarUrl, frame } = useUser();
  return (
    <>
      <Values />
      <Countdowns />
      <Placeholders />
      <Part name="Face">
        <Specimen state='size="m" | size="l", frame'>
          <div className={styles.row}>
            <Face src={avatarUrl} frame={frame} />
            <Face src={avatarUrl} frame={frame} size="l" />
            <Face src={avatarUrl} frame="frame-ishtar" size="l" />
          </div>
        </Specimen>
      </Part>
      <Part name="TierBadge">
        <Specimen state="tier">
          <div className={styles.row}>
            {tiers.map(({ id }) => (
              <TierBadge key={id} tier={id} />
            ))}
          </div>
        </Specimen>
      </Part>
      <Part name="Logo">
        <Specimen state="size">
          <div className={styles.row}>
            <Logo />
            <Logo size={72} />
          </div>
        </Specimen>
      </Part>
      <Part name="Weave">
        <Specimen state="">
          <div className={styles.wall}>
            <Weave />
          </div>
        </Specimen>
      </Part>
      <Part name="AdSlot">
        <Specimen state="place">
          <AdSlot place="home" />
        </Specimen>
      </Part>
      <Part name="VisuallyHidden">
        <Specimen state="">
          <VisuallyHidden>{t('ui.close')}</VisuallyHidden>
        </Specimen>
      </Part>
    </>
  );
}
