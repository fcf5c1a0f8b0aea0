import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Admission, defaultAdmission } from './admission.ts';

/**
 * Stops reading idle connections while many calls are in progress. Otherwise a burst of thousands of calls is read as a
 * whole before the first reply of the database is, because the operating system reports connections in the order of
 * their arrival. Paused connections are read again in slices as replies are sent.
 */
export function admitCalls(server: Server, limits = defaultAdmission): Admission {
  const admission = new Admission(limits);
  server.on('connection', (socket: Socket) => {
    admission.connect(socket);
    socket.once('close', () => admission.disconnect(socket));
  });
  server.on('upgrade', (_call, socket) => admission.disconnect(socket));
  server.on('request', (_call, reply) => {
    admission.begin(reply);
    reply.once('close', () => admission.end(reply));
  });
  return admission;
}
