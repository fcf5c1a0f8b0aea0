import type { Attack } from '../attack-form.ts';
import type { Account } from '../attack-target.ts';

const GAMES = 2;
const game = { type: 'headtohead', mode: 'multi', plan: 'coins-50' };

async function playOne(main: Account, second: Account): Promise<void> {
  const invited = await main.caller.post('/play/invitations', { ...game, playerId: second.id }, main.token);
  const id = invited.json<{ id: string }>()?.id;
  const accepted = await second.caller.post(`/play/invitations/${id}/accept`, {}, second.token);
  const matchId = /"matchId":"([\w-]+)"/.exec(accepted.text)?.[1] ?? '';
  await second.caller.post(`/play/matches/${matchId}/leave`, {}, second.token);
  await main.caller.post(`/play/matches/${matchId}/leave`, {}, main.token);
}

const readPoints = async ({ caller, token }: Account): Promise<number | undefined> =>
  (await caller.get('/user/me', token)).json<{ user: { point: number } }>()?.user.point;

/** Attack: two accounts of one person play for stakes, and one leaves before the first question. */
export const secondAccount: Attack = {
  name: 'points out of an own second account that leaves at once',
  async run(target) {
    const [main, second] = [await target.signUp(), await target.signUp()];
    for (const account of [main, second]) await target.verify(account);
    const before = await readPoints(main);
    for (let count = 0; count < GAMES; count += 1) await playOne(main, second);
    const points = ((await readPoints(main)) ?? 0) - (before ?? 0);
    const { length: played } = await target.db
      .selectFrom('match_player')
      .select('match_id')
      .where('player_id', '=', main.id)
      .execute();
    return {
      tried: `${played} games for 50 coins`,
      happened: `${points} points`,
      held: played > 0 && points === 0,
    };
  },
};
