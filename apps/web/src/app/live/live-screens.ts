/**
 * The screens of games with others, and what the server tells without being asked. The first script knows of them by this
 * one file: where their code is, only who goes there needs to know.
 */
export const liveScreens = {
  live: async () => (await import('./live.tsx')).Live,
  headToHead: async () =>
    (await import('../../features/head-to-head/head-to-head-screen.tsx')).HeadToHeadScreen,
  survivalDuel: async () =>
    (await import('../../features/survival-duel/survival-duel-screen.tsx')).SurvivalDuelScreen,
  survivalDuelMatch: async () =>
    (await import('../../features/survival-duel/survival-duel-match-screen.tsx')).SurvivalDuelMatchScreen,
  tugOfWarMatch: async () =>
    (await import('../../features/tug-of-war/tug-of-war-match-screen.tsx')).TugOfWarMatchScreen,
  tugOfWar: async () => (await import('../../features/tug-of-war/tug-of-war-screen.tsx')).TugOfWarScreen,
  notificationRedirect: async () =>
    (await import('../../features/invitations/notification-redirect-screen.tsx')).NotificationRedirectScreen,
} as const;
