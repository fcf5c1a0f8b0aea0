import type { GameMode, GameType } from '@trivia/contract/match.ts';
import type { StakesOffer } from '@trivia/contract/stakes.ts';
import { Play } from 'lucide-react';
import { matchPath } from '../../game/modes/match-path.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';

interface ModeWayProps {
  readonly type: GameType;
  readonly mode: GameMode;
  /** Of the landing page. */
  readonly path: string;
  readonly plan: StakesOffer;
}

/** On to an unfinished match, or else to the landing page: to play, or only to look where the player may not. */
export function ModeWay({ path, type, mode, plan }: ModeWayProps) {
  const { t } = useI18n();
  const { unfinishedMatchId, mayPlay } = plan;
  if (unfinishedMatchId !== null) {
    return (
      <ButtonLink isWide icon={Play} to={matchPath({ id: unfinishedMatchId, type, mode }) ?? path}>
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
