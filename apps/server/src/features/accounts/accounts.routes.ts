/** Routes of the signed-in player's own account. */
import {
  completeAccountRoute,
  deleteAccountRoute,
  exportDataRoute,
  getUserRoute,
  setFavouriteCategoriesRoute,
  setLanguageRoute,
  updateProfileRoute,
} from '@trivia/contract/account/player.ts';
import type { User } from '@trivia/contract/account/user.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PersonalData } from '../../core/personal-data.ts';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { sendUserPatch } from '../../http/headers/user-data.ts';
import { deleteAccount } from './data-rights/delete-account.ts';
import { exportData } from './data-rights/export-data.ts';
import { completeAccount } from './profile/complete-account.ts';
import { loadUser } from './profile/load-user.ts';
import { setPreferences } from './profile/set-preferences.ts';
import { updateProfile } from './profile/update-profile.ts';
import { COSTLY } from './route-options.ts';

/** Sends the changed player both as the body and in the `user-data` header. */
async function changed(reply: FastifyReply, change: Promise<{ user: User }>): Promise<{ user: User }> {
  const answer = await change;
  sendUserPatch(reply, answer.user);
  return answer;
}

export function addAccountRoutes(
  app: FastifyInstance,
  deps: Deps,
  personalData: readonly PersonalData[],
): void {
  addRoute(app, getUserRoute, async ({ player }) => ({
    user: await loadUser(deps, player.id),
    serverTimeMs: deps.clock.nowMs(),
  }));
  addRoute(app, completeAccountRoute, ({ body, player, reply }) =>
    changed(reply, completeAccount(deps, { ...body, playerId: player.id })),
  );
  addRoute(
    app,
    updateProfileRoute,
    ({ body, player, reply }) => changed(reply, updateProfile(deps, player, body)),
    COSTLY,
  );
  addRoute(app, setLanguageRoute, ({ body, player, reply }) =>
    changed(reply, setPreferences(deps, player.id, body)),
  );
  addRoute(app, setFavouriteCategoriesRoute, ({ body, player, reply }) =>
    changed(reply, setPreferences(deps, player.id, { favourite_categories: body.favouriteCategories })),
  );
  addRoute(app, deleteAccountRoute, ({ body, player }) => deleteAccount(deps, player, body.password), COSTLY);
  addRoute(app, exportDataRoute, ({ player }) => exportData(deps, personalData, player), COSTLY);
}
