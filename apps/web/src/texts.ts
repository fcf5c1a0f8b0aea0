import type { Area } from './lib/i18n/messages.ts';

/** The areas of texts, each declared here and nowhere else: `<area>.<language>.json` in the folder that needs it most. */
declare module './lib/i18n/messages.ts' {
  interface Catalogues {
    /** On every screen. */
    common: typeof import('./app/texts/common.en.json');
    /** On none before a dialog opens. */
    dialogs: typeof import('./app/texts/dialogs.en.json');
    account: typeof import('./features/profile/texts/account.en.json');
    appearance: typeof import('./game/cosmetics/texts/appearance.en.json');
    ad: typeof import('./game/offers/texts/ad.en.json');
    album: typeof import('./features/profile/texts/album.en.json');
    auth: typeof import('./features/auth/texts/auth.en.json');
    bonus: typeof import('./features/home/bonus/texts/bonus.en.json');
    boosters: typeof import('./game/boosters/texts/boosters.en.json');
    draw: typeof import('./features/draw/texts/draw.en.json');
    find: typeof import('./game/matchmaking/texts/find.en.json');
    game: typeof import('./game/lobby/texts/game.en.json');
    install: typeof import('./features/home/install/texts/install.en.json');
    invitation: typeof import('./features/invitations/texts/invitation.en.json');
    legal: typeof import('./features/site/texts/legal.en.json');
    live: typeof import('./game/live/texts/live.en.json');
    lobby: typeof import('./game/modes/texts/lobby.en.json');
    match: typeof import('./game/match/texts/match.en.json');
    modes: typeof import('./features/modes/texts/modes.en.json');
    online: typeof import('./features/home/online/texts/online.en.json');
    operator: typeof import('./features/operator/texts/operator.en.json');
    outcome: typeof import('./game/result/texts/outcome.en.json');
    payment: typeof import('./features/store/texts/payment.en.json');
    stakes: typeof import('./game/lobby/texts/stakes.en.json');
    player: typeof import('./game/player/texts/player.en.json');
    redeem: typeof import('./features/store/redeem/texts/redeem.en.json');
    settings: typeof import('./game/settings/texts/settings.en.json');
    price: typeof import('./game/offers/texts/price.en.json');
    site: typeof import('./features/site/texts/site.en.json');
    store: typeof import('./features/store/texts/store.en.json');
    subscription: typeof import('./game/subscription/texts/subscription.en.json');
    versus: typeof import('./game/matchmaking/texts/versus.en.json');
    waiting: typeof import('./game/matchmaking/texts/waiting.en.json');
  }
  interface SharedCatalogues {
    daily: typeof import('./features/daily-challenge/texts/mode.en.json');
    quiz: typeof import('./features/quiz/texts/mode.en.json');
    'solo-survival': typeof import('./features/solo-survival/texts/mode.en.json');
    puzzle: typeof import('./features/puzzle/texts/mode.en.json');
    'head-to-head': typeof import('./features/head-to-head/texts/mode.en.json');
    'survival-duel': typeof import('./features/survival-duel/texts/mode.en.json');
    'tug-of-war': typeof import('./features/tug-of-war/texts/mode.en.json');
  }
}

/** Areas that home fetches once it is shown, and most screens a little later. The build has them in one file, too. */
export const deferredAreas: readonly Area[] = ['modes', 'online', 'bonus', 'ad', 'dialogs', 'invitation'];
