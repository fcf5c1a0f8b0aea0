import type { UserPatch } from '@trivia/contract/account/user.ts';
import type { FastifyReply } from 'fastify';

/** JSON with every character outside ASCII escaped, since a header takes no other. */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u007f-\uffff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/** Sends the client the changes of its user that this call made. */
export function sendUserPatch(reply: FastifyReply, user: UserPatch): void {
  reply.header('user-data', asciiJson({ user }));
}
