import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { Play } from 'lucide-react';
import { pathOfMatch } from '../../game/modes/match-path.ts';
import { modeTable, type PlayableModeId } from '../../game/modes/mode-table.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';

interface ModeWayProps {
  readonly modeId: PlayableModeId;
  readonly offer: StakesOffer;
}

/** Link to an unfinished match, else to the landing page, also where the player may not play. */
export function ModeWay({ modeId, offer }: ModeWayProps) {
  const { path } = modeTable[modeId];
  const { t } = useI18n();
  const { unfinishedMatchId, mayPlay } = offer;
  // Six links with one word would be told apart by their place alone.
  const nameOf = (word: string) => `${word}: ${t(`mode.${modeId}`)}`;
  if (unfinishedMatchId !== null) {
    return (
      <ButtonLink
        isWide
        icon={Play}
        to={pathOfMatch(modeId, unfinishedMatchId)}
        label={nameOf(t('modes.resume'))}
      >
        {t('modes.resume')}
      </ButtonLink>
    );
  }
  return mayPlay ? (
    <ButtonLink isWide icon={Play} to={path} label={nameOf(t('modes.play'))}>
      {t('modes.play')}
    </ButtonLink>
  ) : (
    <ButtonLink variant="quiet" isWide to={path} label={nameOf(t('modes.look'))}>
      {t('modes.look')}
    </ButtonLink>
  );
}
