import { type ApiReply, callApi } from '../api/api.ts';

type Place = ApiReply<'GET /api/realtime'>;

/** The server writes the place of its sockets into the document; that of a development server has none. */
function readPlace(): Place | null {
  const { content } = document.querySelector<HTMLMetaElement>('meta[name=sockets]') ?? {};
  return content ? JSON.parse(content) : null;
}

const originOf = ({ isHosted, cluster }: Place): string => {
  if (isHosted) return `wss://ws-${cluster}.pusher.com`;
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}`;
};

/** Address of the sockets, at this server or the hosted service. Throws the errors of the call that asks for it. */
export async function findSockets(): Promise<string> {
  const place = readPlace() ?? (await callApi('GET /api/realtime', {}, { handles: 'all' }));
  return `${originOf(place)}/app/${place.key}?protocol=7&client=zana&version=1`;
}
