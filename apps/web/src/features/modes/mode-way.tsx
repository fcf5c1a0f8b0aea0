import type { StakesOffer } from '@trivia/contract/stakes.ts';
import { Play } from 'lucide-react';
import { pathOfMatch } from '../../game/modes/match-path.ts';
import { modeTable, type PlayableModeId } from '../../game/modes/mode-table.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';

interface ModeWayProps {
  readonly modeId: PlayableModeId;
  readonly plan: StakesOffer;
}

/** On to an unfinished match, or else to the landing page: to play, or only to look where the player may not. */
export function ModeWay({ modeId, plan }: ModeWayProps) {
  const { path } = modeTable[modeId];
  const { t } = useI18n();
  const { unfinishedMatchId, mayPlay } = plan;
  if (unfinishedMatchId !== null) {
    return (
      <ButtonLink isWide icon={Play} to={pathOfMatch(modeId, unfinishedMatchId)}>
        {t('modes.resume')}
      </ButtonLink>
    );
  }
  return mayPlay ? (
    <ButtonLink isWide icon={Play} to={path}>
      {t('modes.play')}
    </ButtonLink>
  ) : (
    <ButtonLink variant="quiet" isWide to={path}>
      {t('modes.look')}
    </ButtonLink>
  );
}
