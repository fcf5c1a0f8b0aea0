import type { InvitationEvent, Person } from '@trivia/contract/realtime/player-events.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAchievement, unlockAchievement, useAchievementsStore } from './achievements-store.ts';
import { fetchInvitations } from './fetch-invitations.ts';
import {
  clearInvitations,
  receiveInvitation,
  removeInvitation,
  useInvitationsStore,
} from './invitations-store.ts';
import { addOnline, removeOnline, setOnline, useOnlineStore } from './online-store.ts';
import { useOpponentStore } from './opponent-store.ts';

const person = (id: string, name = id): Person => ({ id, name, image: '/avatars/1.svg' });
const invitation = (id: string, more: Partial<InvitationEvent> = {}): InvitationEvent => ({
  id,
  plan: 'free',
  rematch: false,
  type: 'headtohead',
  requester: person('dilan'),
  expiresAtMs: Date.now() + 59_000,
  honour: null,
  ...more,
});

describe('players online', () => {
  beforeEach(() => setOnline([person('a'), person('b')]));
  const ids = () => useOnlineStore.getState().people?.map(({ id }) => id);

  it('lists a player once', () => {
    addOnline(person('c'));
    addOnline(person('c', 'again'));
    addOnline(person('a', 'again'));
    expect(useOnlineStore.getState().people).toEqual([person('a'), person('b'), person('c')]);
  });

  it('removes a player by id', () => {
    removeOnline(person('a', 'another name'));
    removeOnline(person('nobody'));
    expect(ids()).toEqual(['b']);
  });
});

describe('invitations', () => {
  beforeEach(clearInvitations);
  afterEach(() => vi.unstubAllGlobals());
  const ids = () => useInvitationsStore.getState().received.map(({ id }) => id);

  it('are listed oldest first, each once, and removed when they are answered', () => {
    for (const id of ['1', '2', '1']) receiveInvitation(invitation(id));
    expect(ids()).toEqual(['1', '2']);
    removeInvitation('1');
    expect(ids()).toEqual(['2']);
  });

  it('that are closed do not return by a late event', () => {
    receiveInvitation(invitation('1'));
    removeInvitation('1');
    receiveInvitation(invitation('1'));
    removeInvitation('2');
    receiveInvitation(invitation('2'));
    expect(ids()).toEqual([]);
  });

  it('that have expired are removed, and make room for new ones', () => {
    receiveInvitation(invitation('old', { expiresAtMs: Date.now() - 1 }));
    expect(ids()).toEqual([]);
    receiveInvitation(invitation('new'));
    expect(ids()).toEqual(['new']);
  });

  describe('after a fetch', () => {
    let answer: (open: readonly InvitationEvent[], serverTimeMs?: number) => void;
    beforeEach(() => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answer = (data, serverTimeMs = Date.now()) =>
        resolve(new Response(JSON.stringify({ data, serverTimeMs })));
      vi.stubGlobal('fetch', () => promise);
    });
    const fetchAll = () => fetchInvitations(new AbortController().signal);

    it('are the open ones, without those closed on other devices', async () => {
      for (const id of ['closed', 'open']) receiveInvitation(invitation(id));
      const request = fetchAll();
      receiveInvitation(invitation('received since'));
      answer([invitation('open'), invitation('missed')]);
      await request;
      expect(ids()).toEqual(['open', 'received since', 'missed']);
    });

    it('stay removed if they were answered during the fetch', async () => {
      receiveInvitation(invitation('1'));
      const request = fetchAll();
      removeInvitation('1');
      answer([invitation('1')]);
      await request;
      expect(ids()).toEqual([]);
    });

    it('expire by the server’s clock, not by the device’s', async () => {
      const serverTimeMs = Date.now() - 3_600_000;
      const request = fetchAll();
      answer([invitation('1', { expiresAtMs: serverTimeMs + 30_000 })], serverTimeMs);
      await request;
      expect(ids()).toEqual(['1']);
    });
  });
});

describe('the opponent', () => {
  it('is the requester of the invitation or null, and is cleared with it', () => {
    const { setNotification, reset } = useOpponentStore.getState();
    setNotification(invitation('1'));
    expect(useOpponentStore.getState().opponent).toEqual(person('dilan'));
    setNotification({ id: '2', type: 'survival' });
    expect(useOpponentStore.getState()).toMatchObject({ opponent: null, notification: { id: '2' } });
    reset();
    expect(useOpponentStore.getState()).toMatchObject({ opponent: null, notification: null });
  });
});

describe('unlocked achievements', () => {
  const unlock = (code: string) =>
    unlockAchievement({ code, title: code, description: '', icon: '★', reward_points: 10 });
  const shown = () => useAchievementsStore.getState().shown?.code;
  beforeEach(() => useAchievementsStore.setState({ unlocked: [], shown: null }));

  it('are shown one after another, and then none', () => {
    for (const code of ['first', 'second', 'third']) unlock(code);
    expect(shown()).toBe('first');
    closeAchievement();
    expect(shown()).toBe('second');
    closeAchievement();
    expect(shown()).toBe('third');
    closeAchievement();
    expect(shown()).toBeUndefined();
  });

  it('show the latest one if none is shown', () => {
    unlock('first');
    closeAchievement();
    unlock('second');
    expect(shown()).toBe('second');
    expect(useAchievementsStore.getState().unlocked).toHaveLength(2);
  });
});
