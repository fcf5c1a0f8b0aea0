import { Agent as PlainAgent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';

export interface AgentOptions {
  readonly isSecure: boolean;
  readonly connections: number;
  readonly silenceMs: number;
}

/**
 * Creates an HTTP agent with kept-alive connections. It drops connections that fall silent, even in
 * mid-reply, because the service's client has a timeout for the head of a reply only.
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
