import type { MatchView } from '@trivia/contract/play/match.ts';
import { channelNames } from '@trivia/contract/realtime/channels.ts';
import { type Attack, countByStatus } from '../attack-form.ts';
import { openEavesdropper } from '../eavesdropper.ts';

/** Attack: uses the id of a foreign match and its players. */
export const foreignMatches: Attack = {
  name: 'somebody else’s match: calls, channels, forged signatures and events',
  async run(target) {
    const [owner, stranger] = [await target.signUp(), await target.signUp()];
    const started = await owner.caller.post('/play/matches', { type: 'quiz', mode: 'solo' }, owner.token);
    const id = started.json<MatchView>()?.id ?? '';
    const statuses = [
      (await stranger.caller.get(`/play/matches/${id}`, stranger.token)).status,
      (await stranger.caller.get(`/play/matches/${id}/events?since=0`, stranger.token)).status,
      (await stranger.caller.post(`/play/matches/${id}/leave`, {}, stranger.token)).status,
      (await stranger.caller.post(`/play/matches/${id}/continue`, { round: 1 }, stranger.token)).status,
    ];
    const socket = await openEavesdropper(target.server.address, stranger.caller);
    const socket_id = await socket.socketId();
    const channels = [
      `private-${channelNames.notifications(owner.id)}`,
      `presence-${channelNames.match(id)}`,
    ];
    for (const channel_name of channels) {
      const body = { socket_id, channel_name };
      statuses.push((await stranger.caller.post('/broadcasting/auth', body, stranger.token)).status);
      socket.say('pusher:subscribe', { channel: channel_name, auth: `forged:${'0'.repeat(64)}` });
    }
    socket.say('client-forged', {}, channels[0]);
    socket.say('point', { user: { point: 1_000_000 } }, channels[0]);
    await socket.waitFor('pusher:error');
    const isIn = socket.received.some((message) => message.includes('subscription_succeeded'));
    await socket.close();
    return {
      tried: '4 calls, 2 channels signed and forged, 2 events',
      happened: `${countByStatus(statuses)}; ${isIn ? 'let in' : 'not let in'}`,
      held: statuses.every((status) => status === 403 || status === 404) && !isIn,
    };
  },
};
