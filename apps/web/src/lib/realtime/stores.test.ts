import type { InvitationEvent, Person } from '@trivia/contract/realtime.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeAchievement, unlockAchievement, useAchievementsStore } from './achievements-store.ts';
import { receiveInvitation, removeInvitation, useInvitationsStore } from './invitations-store.ts';
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
  ...more,
});

describe('who is online', () => {
  beforeEach(() => setOnline([person('a'), person('b')]));
  const ids = () => useOnlineStore.getState().people?.map(({ id }) => id);

  it('is joined by a person only once', () => {
    addOnline(person('c'));
    addOnline(person('c', 'again'));
    addOnline(person('a', 'again'));
    expect(useOnlineStore.getState().people).toEqual([person('a'), person('b'), person('c')]);
  });

  it('is left by the id', () => {
    removeOnline(person('a', 'another name'));
    removeOnline(person('nobody'));
    expect(ids()).toEqual(['b']);
  });
});

describe('invitations', () => {
  beforeEach(() => useInvitationsStore.setState({ received: [], inlineIds: [] }));
  const ids = () => useInvitationsStore.getState().received.map(({ id }) => id);

  it('are kept oldest first, each once, and go when they are answered', () => {
    for (const id of ['1', '2', '1']) receiveInvitation(invitation(id));
    expect(ids()).toEqual(['2', '1']);
    removeInvitation('2');
    expect(ids()).toEqual(['1']);
  });

  it('whose time is up make room for new ones', () => {
    receiveInvitation(invitation('old', { expiresAtMs: Date.now() - 1 }));
    receiveInvitation(invitation('new'));
    expect(ids()).toEqual(['new']);
  });
});

describe('the opponent', () => {
  it('is who sent the invitation, or nobody, and is forgotten with it', () => {
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

  it('show one after the other, and then none', () => {
    for (const code of ['first', 'second', 'third']) unlock(code);
    expect(shown()).toBe('first');
    closeAchievement();
    expect(shown()).toBe('second');
    closeAchievement();
    expect(shown()).toBe('third');
    closeAchievement();
    expect(shown()).toBeUndefined();
  });

  it('show the latest when none is shown', () => {
    unlock('first');
    closeAchievement();
    unlock('second');
    expect(shown()).toBe('second');
    expect(useAchievementsStore.getState().unlocked).toHaveLength(2);
  });
});
