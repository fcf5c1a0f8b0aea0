import { Agent as PlainAgent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';

export interface AgentOptions {
  readonly isSecure: boolean;
  readonly connections: number;
  readonly silenceMs: number;
}

/**
 * Keeps connections to the service, so that not each call has to greet it anew. One that is silent for so long is
 * dropped, in the middle of a reply too: the client of the service waits for the head of a reply alone.
 */
export function createServiceAgent({ isSecure, connections, silenceMs }: AgentOptions): PlainAgent {
  const options = { keepAlive: true, maxSockets: connections, timeout: silenceMs };
  const agent = isSecure ? new SecureAgent(options) : new PlainAgent(options);
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (wanted, done) => {
    const socket = connect(wanted, done);
    socket?.on('timeout', () => socket.destroy());
    return socket;
  };
  return agent;
}
