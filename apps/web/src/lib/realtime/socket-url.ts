import { type ApiReply, callApi } from '../api/api.ts';

type SocketSettings = ApiReply<'GET /api/realtime'>;

/** Socket settings that the server writes into the document; null in a development server. */
function readSettings(): SocketSettings | null {
  const { content } = document.querySelector<HTMLMetaElement>('meta[name=sockets]') ?? {};
  return content ? JSON.parse(content) : null;
}

const originOf = ({ isHosted, cluster }: SocketSettings): string => {
  if (isHosted) return `wss://ws-${cluster}.pusher.com`;
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}`;
};

/** WebSocket URL of this server or of hosted Pusher. Throws the errors of `GET /api/realtime`. */
export async function findSocketUrl(): Promise<string> {
  const settings = readSettings() ?? (await callApi('GET /api/realtime', {}, { handles: 'all' }));
  return `${originOf(settings)}/app/${settings.key}?protocol=7&client=zana&version=1`;
}
