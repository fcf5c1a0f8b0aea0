import { Agent as PlainAgent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';

export interface AgentOptions {
  readonly isSecure: boolean;
  readonly connections: number;
  readonly silenceMs: number;
}

/**
 * Creates an HTTP agent with keep-alive. It closes connections that fall silent, even within a reply, because the
 * service's client has a timeout only for the headers.
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
