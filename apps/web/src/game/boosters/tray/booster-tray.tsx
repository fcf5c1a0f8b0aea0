import type { Booster } from '@trivia/contract/play/boosters.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { Info } from 'lucide-react';
import type { RefObject } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { useIsPast } from '../../../lib/time/use-is-past.ts';
import { ButtonGroup } from '../../../ui/button/button-group.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { openDialog } from '../../dialogs.ts';
import { offerBoosters } from '../offer/offer-boosters.ts';
import { BoosterChip } from './booster-chip.tsx';
import styles from './booster-tray.module.css';
import { showsNames } from './shows-names.ts';
import { TrayPlace } from './tray-place.tsx';
import { useBoosters } from './use-boosters.ts';

interface BoosterTrayProps {
  readonly match: MatchView;
  /** Whether the boosters look disabled, since an answer is selected or locked. */
  readonly isBlocked: boolean;
  /** Whether an answer is selected or locked when a booster is pressed, which may come before the tray shows it. */
  readonly hasSelected: Readonly<RefObject<boolean>>;
}

/** The boosters of a match, below its answers. */
export function BoosterTray({ match, isBlocked, hasSelected }: BoosterTrayProps) {
  const { t } = useI18n();
  const hasTexts = useTexts('boosters');
  const { boosters, use } = useBoosters(match);
  const round = match.round;
  const isOpen = useIsPast(round?.opensAtMs ?? 0);
  if (!round || !hasTexts || boosters.length === 0) return <TrayPlace match={match} />;

  const press = ({ type, quantity, is_disabled, needs_plus }: Booster) => {
    if (is_disabled) void showToast('info', t('booster.usedBefore'));
    else if (hasSelected.current) void showToast('info', t('booster.afterAnswer'));
    else if (needs_plus) openDialog('no-subscription');
    else if (quantity === 0) offerBoosters(match, type);
    else if (isOpen) use(round.number, type);
  };
  return (
    <TrayPlace match={match}>
      <ButtonGroup
        label={t('booster.title')}
        className={styles.tray}
        data-few={boosters.length < 5}
        data-many={boosters.length > 5}
      >
        {boosters.map((booster) => (
          <BoosterChip
            key={booster.type}
            booster={booster}
            isNamed={showsNames(match)}
            isBlocked={isBlocked}
            onPress={() => press(booster)}
            onAsk={() => offerBoosters(match, booster.type)}
          />
        ))}
        <button
          type="button"
          className={styles.help}
          aria-label={t('booster.help')}
          title={t('booster.help')}
          onClick={() => offerBoosters(match)}
        >
          <Info className={styles.icon} aria-hidden="true" />
        </button>
      </ButtonGroup>
    </TrayPlace>
  );
}
