import type { MatchView } from '@trivia/contract/play/match.ts';
import {
  continueMatchRoute,
  getMatchRoute,
  leaveMatchRoute,
  listMatchEventsRoute,
  listMatchesRoute,
  recordPresenceRoute,
  startMatchRoute,
  submitAnswerRoute,
} from '@trivia/contract/play/play.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getWallet, walletPatch } from '../../core/wallet/get-wallet.ts';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import type { SignedInPlayer } from '../../http/authentication.ts';
import { sendUserPatch } from '../../http/headers/user-data.ts';
import { submitAnswer } from '../../match/answers/submit-answer.ts';
import { continueMatch } from '../../match/view/continue-match.ts';
import { getMatch } from '../../match/view/get-match.ts';
import { leaveMatch } from '../../match/view/leave-match.ts';
import { listMatchEvents } from '../../match/view/list-match-events.ts';
import { listPlayerMatches } from '../../match/view/list-player-matches.ts';
import { touchMatch } from '../../match/view/touch-match.ts';
import { startPlayerMatch } from '../lobby/start-player-match.ts';
import { userPatchAfterMatch } from './user-patch-after-match.ts';

interface MatchCall {
  readonly params: { readonly id: string };
  readonly player: SignedInPlayer;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const viewerOf = ({ params, player, request }: MatchCall) => ({
  matchId: params.id,
  playerId: player.id,
  language: request.language,
});

export function addPlayRoutes(app: FastifyInstance, deps: Deps): void {
  /** Adds the player's changes to the reply that ends a match, and to its repeats. */
  async function withUserPatch({ player, reply }: Omit<MatchCall, 'params'>, match: MatchView) {
    if (match.phase === 'over') sendUserPatch(reply, await userPatchAfterMatch(deps, player.id));
    return match;
  }

  /** Sends the caller the balance, which the match may have changed. */
  async function sendWallet({ player, reply }: Omit<MatchCall, 'params'>): Promise<void> {
    sendUserPatch(reply, walletPatch(await getWallet(deps.db, player.id)));
  }

  addRoute(app, startMatchRoute, async (call) => {
    const { player, body, request, once } = call;
    const matchId = await startPlayerMatch(deps, { player, body, once });
    const viewer = { matchId, playerId: player.id, language: request.language };
    const match = await getMatch(deps, viewer);
    if (match.phase !== 'over') await sendWallet(call);
    return await withUserPatch(call, match);
  });

  addRoute(app, listMatchesRoute, ({ player }) => listPlayerMatches(deps, player.id));

  addRoute(app, getMatchRoute, async (call) => {
    const match = await getMatch(deps, viewerOf(call));
    // Players from a queue or an invitation see their new balance only by this call.
    if (match.mode === 'multi' && match.phase !== 'over') await sendWallet(call);
    return await withUserPatch(call, match);
  });

  addRoute(app, listMatchEventsRoute, ({ params, query, player }) =>
    listMatchEvents(deps, { matchId: params.id, playerId: player.id, since: query.since }),
  );

  addRoute(app, submitAnswerRoute, async (call) => {
    const answered = await submitAnswer(deps, {
      ...call.body,
      ...viewerOf(call),
      arrivedAtMs: call.request.arrivedAtMs,
    });
    if (answered.match?.coinsPerAnswer) await sendWallet(call);
    if (answered.match) await withUserPatch(call, answered.match);
    return answered;
  });

  addRoute(app, continueMatchRoute, async (call) =>
    withUserPatch(call, await continueMatch(deps, { ...viewerOf(call), round: call.body.round })),
  );

  addRoute(app, recordPresenceRoute, ({ params, player }) =>
    touchMatch(deps, { matchId: params.id, playerId: player.id }),
  );

  addRoute(app, leaveMatchRoute, async (call) => withUserPatch(call, await leaveMatch(deps, viewerOf(call))));
}
