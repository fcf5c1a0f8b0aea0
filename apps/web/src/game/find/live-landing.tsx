import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { LateBoosterShelf } from '../boosters/shelf/late-booster-shelf.tsx';
import { ModeLanding } from '../lobby/mode-landing.tsx';
import { PlanRewards } from '../lobby/plan-rewards.tsx';
import { PlanRules } from '../lobby/plan-rules.tsx';
import { matchPath } from '../modes/match-path.ts';
import type { LiveModeId } from '../modes/mode-table.ts';
import { unfinishedQuery } from '../queries/daily-query.ts';
import type { OnlinePlayer } from './opponents/online-list.ts';
import { OpponentChoice } from './opponents/opponent-choice.tsx';
import { readWish } from './opponents/opponent-wish.ts';
import type { Find, Plans } from './stakes/find-plans.tsx';
import { PlanChoice } from './stakes/plan-choice.tsx';
import { StartSearch } from './start-search.tsx';

interface LiveLandingProps {
  readonly modeId: LiveModeId;
  readonly plans: Plans;
  readonly find: Find;
  /** Picture in front of the place of the game, with the chosen opponent. */
  readonly picture: (rival: OnlinePlayer | null) => ReactNode;
  readonly pitch: string;
  readonly rules: ComponentProps<typeof PlanRules>['rules'];
  readonly rewards: ComponentProps<typeof PlanRewards>['rewards'];
}

/** Path of the player's live match; null without one. */
function useRunningPath(): string | null {
  const { data } = useQuery(unfinishedQuery);
  const running = data?.data.find(({ mode }) => mode === 'multi');
  return (running && matchPath(running)) ?? null;
}

/** Landing of a live game: the stakes, the opponent, the rules. */
export function LiveLanding({ modeId, plans, find, picture, pitch, rules, rewards }: LiveLandingProps) {
  const { t } = useI18n();
  const [planId, setPlanId] = useState(plans[0].id);
  const [wish] = useState(() => readWish(history.state));
  const [way, setWay] = useState(wish.way);
  const [player, setPlayer] = useState(wish.player);
  const [isMissing, setMissing] = useState(false);
  const runningPath = useRunningPath();
  // They are below the fold.
  const hasRules = useTexts('game');
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];

  const start = () => {
    if (way === 'random') return find.queue(plan.id);
    if (way === 'link') return find.link(plan.id);
    setMissing(player === null);
    if (player) find.ask(plan.id, player);
  };
  const panel = (
    <StartSearch
      plan={plan}
      way={way}
      rivalName={player?.name ?? null}
      runningPath={runningPath}
      isBusy={find.isBusy}
      onStart={start}
    />
  );
  return (
    <ModeLanding
      modeId={modeId}
      picture={picture(way === 'online' ? player : null)}
      title={t(`mode.${modeId}`)}
      pitch={pitch}
      start={panel}
      isStartKept
    >
      {runningPath === null && (
        <>
          {plans.length > 1 && <PlanChoice plans={plans} chosenId={plan.id} onChoose={setPlanId} />}
          <OpponentChoice
            way={way}
            onWay={setWay}
            player={player}
            onPlayer={(chosen) => {
              setPlayer(chosen);
              setMissing(false);
            }}
            isMissing={isMissing}
          />
        </>
      )}
      {hasRules && <PlanRules rules={rules} />}
      {hasRules && rewards.length > 0 && <PlanRewards rewards={rewards} />}
      <LateBoosterShelf modeId={modeId} />
    </ModeLanding>
  );
}
