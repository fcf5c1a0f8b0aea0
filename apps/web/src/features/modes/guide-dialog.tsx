import { BookOpen, Bot, CalendarCheck, CirclePlay, Coins, Flame, Gauge, Gem, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { modeIcons } from '../../game/modes/mode-icons.ts';
import { liveModeIds, type PlayableModeId, soloModeIds } from '../../game/modes/mode-table.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './guide-dialog.module.css';

const steps = [
  { Icon: CirclePlay, title: 'guide.play', body: 'guide.playBody' },
  { Icon: BookOpen, title: 'guide.learn', body: 'guide.learnBody' },
  { Icon: Gem, title: 'guide.points', body: 'guide.pointsBody' },
  { Icon: Coins, title: 'guide.coins', body: 'guide.coinsBody' },
  { Icon: Sparkles, title: 'guide.boosters', body: 'guide.boostersBody' },
  { Icon: Flame, title: 'guide.streak', body: 'guide.streakBody' },
] as const;

const stepOf = (id: PlayableModeId) =>
  ({ Icon: modeIcons[id], title: `mode.${id}`, body: `guide.${id}` }) as const;

const modes = [
  stepOf('daily'),
  { Icon: CalendarCheck, title: 'guide.often', body: 'guide.dailyPlays' },
  ...[...soloModeIds, ...liveModeIds].map(stepOf),
  { Icon: Bot, title: 'guide.bot', body: 'guide.botBody' },
  { Icon: Gauge, title: 'guide.lag', body: 'guide.lagBody' },
] as const;

function Steps({ of }: { readonly of: typeof steps | typeof modes }) {
  const { t } = useI18n();
  return (
    <ul className={styles.steps}>
      {of.map(({ Icon, title, body }) => (
        <li key={title}>
          <Icon className={styles.icon} aria-hidden="true" />
          <div>
            <h3>{t(title)}</h3>
            <p>{t(body)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Guide for new players: the first steps, and the modes. */
export function GuideDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const [tab, setTab] = useState<'start' | 'modes'>('start');
  return (
    <Dialog title={t('guide.title')} width={400} onClose={onClose}>
      <Tabs
        label={t('guide.tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'start', label: t('guide.start'), panel: <Steps of={steps} /> },
          { id: 'modes', label: t('guide.modes'), panel: <Steps of={modes} /> },
        ]}
      />
      <Button variant="primary" isWide onClick={onClose}>
        {t('guide.close')}
      </Button>
    </Dialog>
  );
}
