import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { LazyBoosterShelf } from '../boosters/shelf/lazy-booster-shelf.tsx';
import { ModeLanding } from '../lobby/mode-landing.tsx';
import { ModeRewards } from '../lobby/mode-rewards.tsx';
import { ModeRules } from '../lobby/mode-rules.tsx';
import { matchPath } from '../modes/match-path.ts';
import type { LiveModeId } from '../modes/mode-table.ts';
import { unfinishedQuery } from '../queries/daily-query.ts';
import type { OnlinePlayer } from './opponents/online-list.ts';
import { OpponentChoice } from './opponents/opponent-choice.tsx';
import { readSelection } from './opponents/opponent-selection.ts';
import type { FindOpponent, StakesOffers } from './stakes/landing-with-stakes.tsx';
import { StakesChoice } from './stakes/stakes-choice.tsx';
import { StartSearch } from './start-search.tsx';

interface LiveLandingProps {
  readonly modeId: LiveModeId;
  readonly offers: StakesOffers;
  readonly find: FindOpponent;
  /** Picture in front of the mode's background, with the chosen opponent. */
  readonly picture: (rival: OnlinePlayer | null) => ReactNode;
  readonly pitch: string;
  readonly rules: ComponentProps<typeof ModeRules>['rules'];
  readonly rewards: ComponentProps<typeof ModeRewards>['rewards'];
}

/** Path of the player's running live match; null without one. */
function useRunningPath(): string | null {
  const { data } = useQuery(unfinishedQuery);
  const running = data?.data.find(({ mode }) => mode === 'multi');
  return (running && matchPath(running)) ?? null;
}

/** Landing of a live mode: stakes, opponent, rules. */
export function LiveLanding({ modeId, offers, find, picture, pitch, rules, rewards }: LiveLandingProps) {
  const { t } = useI18n();
  const [stakesId, setStakesId] = useState(offers[0].id);
  const [selection] = useState(() => readSelection(history.state));
  const [kind, setKind] = useState(selection.kind);
  const [player, setPlayer] = useState(selection.player);
  const [isMissing, setMissing] = useState(false);
  // Whether the list of players has loaded. Content below it waits, because the list would push it down.
  const [hasList, setHasList] = useState(selection.kind !== 'online');
  const runningPath = useRunningPath();
  // Rules are below the fold, so their texts load later.
  const hasRules = useTexts('game');
  const offer = offers.find(({ id }) => id === stakesId) ?? offers[0];

  const isSettled = hasList || kind !== 'online' || runningPath !== null;

  const start = () => {
    if (kind === 'random') return find.queue(offer.id);
    if (kind === 'link') return find.link(offer.id);
    setMissing(player === null);
    if (player) find.invitePlayer(offer.id, player);
  };
  const panel = (
    <StartSearch
      offer={offer}
      kind={kind}
      rivalName={player?.name ?? null}
      runningPath={runningPath}
      isBusy={find.isBusy}
      onStart={start}
    />
  );
  return (
    <ModeLanding
      modeId={modeId}
      picture={picture(kind === 'online' ? player : null)}
      title={t(`mode.${modeId}`)}
      pitch={pitch}
      start={panel}
      isStartKept
    >
      {runningPath === null && (
        <>
          {offers.length > 1 && <StakesChoice offers={offers} chosenId={offer.id} onChoose={setStakesId} />}
          <OpponentChoice
            kind={kind}
            onKind={setKind}
            player={player}
            onPlayer={(chosen) => {
              setPlayer(chosen);
              setMissing(false);
            }}
            isMissing={isMissing}
            onListShown={() => setHasList(true)}
          />
        </>
      )}
      {isSettled && hasRules && <ModeRules rules={rules} />}
      {isSettled && hasRules && rewards.length > 0 && <ModeRewards rewards={rewards} />}
      {isSettled && <LazyBoosterShelf modeId={modeId} />}
    </ModeLanding>
  );
}
