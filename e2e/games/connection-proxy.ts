/** Proxy between one phone and the server, which can cut the connection: open sockets close, and new ones fail. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface ConnectionProxy {
  /** URL of the server through this proxy. */
  readonly url: string;
  cut(): void;
  restore(): void;
  end(): Promise<void>;
}

const join = (one: Socket, other: Socket): void => {
  one.pipe(other);
  for (const event of ['error', 'close']) one.on(event, () => other.destroy());
};

export async function openConnectionProxy(serverUrl: string): Promise<ConnectionProxy> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const listener = createServer((phone) => {
    if (isCut) return phone.destroy();
    const server = connect(Number(port), hostname);
    sockets.add(phone);
    phone.on('close', () => sockets.delete(phone));
    join(phone, server);
    join(server, phone);
  });
  // Allow the process to end with an open proxy, as after a failed journey.
  listener.unref();
  listener.listen(0, hostname);
  await once(listener, 'listening');
  const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
    typeof address === 'object' && address !== null;
  const address = listener.address();
  if (!isAddress(address)) throw new Error('The proxy has no address.');

  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://${hostname}:${address.port}`,
    cut,
    restore() {
      isCut = false;
    },
    async end() {
      cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}
