import {
  acceptInvitationRoute,
  acceptLinkRoute,
  createInvitationRoute,
  declineInvitationRoute,
  getInvitationRoute,
  listInvitationsRoute,
  rematchRoute,
  viewInvitationLinkRoute,
} from '@trivia/contract/play/invitations.ts';
import { joinQueueRoute, leaveQueueRoute } from '@trivia/contract/play/queue.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import {
  acceptInvitation,
  declineInvitation,
  lockInvitation,
  lockLink,
} from './invitations/answer-invitation.ts';
import { createInvitation } from './invitations/create-invitation.ts';
import { listInvitations } from './invitations/list-invitations.ts';
import { requestRematch } from './invitations/request-rematch.ts';
import { findInvitation, viewInvitation } from './invitations/view-invitation.ts';
import { viewInvitationLink } from './invitations/view-invitation-link.ts';
import { joinQueue, leaveQueue } from './queue/join-queue.ts';

export function addMatchmakingRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, joinQueueRoute, ({ player, body }) => joinQueue(deps, { player, body }));

  addRoute(app, leaveQueueRoute, async ({ player }) => {
    await leaveQueue(deps, player.id);
    return null;
  });

  addRoute(app, createInvitationRoute, ({ player, body }) => createInvitation(deps, { player, body }));

  addRoute(app, listInvitationsRoute, ({ player }) => listInvitations(deps, player.id));

  addRoute(app, getInvitationRoute, async ({ player, params }) =>
    viewInvitation(deps.db, await findInvitation(deps.db, params.id, player.id), deps.clock.nowMs()),
  );

  addRoute(app, acceptInvitationRoute, ({ player, params }) =>
    acceptInvitation(deps, player, lockInvitation(params.id, player.id)),
  );

  addRoute(app, viewInvitationLinkRoute, ({ player, params }) =>
    viewInvitationLink(deps, player.id, params.code),
  );

  addRoute(app, acceptLinkRoute, ({ player, body }) =>
    acceptInvitation(deps, player, lockLink(body.joinCode, player.id)),
  );

  addRoute(app, declineInvitationRoute, ({ player, params }) =>
    declineInvitation(deps, params.id, player.id),
  );

  addRoute(app, rematchRoute, ({ player, params }) => requestRematch(deps, player, params.id));
}
