import type { UserPatch } from '@trivia/contract/account/user.ts';
import type { FastifyReply } from 'fastify';

/** JSON in ASCII, with all other characters escaped, because headers allow no others. */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u007f-\uffff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/** Sends the client the changes of the user view that this call caused. */
export function sendUserPatch(reply: FastifyReply, user: UserPatch): void {
  reply.header('user-data', asciiJson({ user }));
}
