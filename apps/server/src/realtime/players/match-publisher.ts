import type { MatchEventPayload } from '@trivia/contract/realtime.ts';
import type { MatchEvent, Publisher } from '../../engine/publisher.ts';
import type { Deps } from '../../lib/deps.ts';
import { matchChannel } from './channels.ts';
import { tellUserPatch } from './tell-user.ts';

type PublisherDeps = Pick<Deps, 'db' | 'log' | 'realtime'>;

/** Everything else stays where it is: an event is no place for an answer to slip out. */
const passedOn = ['round', 'opensAtMs', 'closesAtMs', 'playerId'] as const;

const payloadOf = ({ matchId, version, atMs, data }: MatchEvent): MatchEventPayload => ({
  matchId,
  version,
  atMs,
  serverTimeMs: atMs,
  ...Object.fromEntries(passedOn.filter((name) => name in data).map((name) => [name, data[name]])),
});

/** What the players of a match have after it. */
async function tellWallets({ db, realtime }: PublisherDeps, matchId: string): Promise<void> {
  const accounts = await db
    .selectFrom('match_player as seat')
    .innerJoin('ledger_account as account', 'account.player_id', 'seat.player_id')
    .select(['seat.player_id', 'account.currency', 'account.balance'])
    .where('seat.match_id', '=', matchId)
    .execute();
  for (const { player_id, currency, balance } of accounts) {
    tellUserPatch(realtime, player_id, { [currency]: balance ?? 0 });
  }
}

/** Tells the players of a match what happened in it, and what they have when it is over. */
export function createMatchPublisher(deps: PublisherDeps): Publisher {
  const { realtime, log } = deps;
  return {
    publish(events) {
      if (!realtime.hasListeners) return;
      for (const event of events) {
        realtime.publish(matchChannel(event.matchId), event.kind, payloadOf(event));
        if (event.kind !== 'match.finished') continue;
        tellWallets(deps, event.matchId).catch((error: unknown) =>
          log.warn({ err: error, matchId: event.matchId }, 'players were not told what they have'),
        );
      }
    },
  };
}
