/** A player who waits in the queue, polling like the web app. */
import { type Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { queueToken } from '../fill/fill-queue.ts';
import { addressOf } from '../live/keep-alive.ts';

export const ASK_EVERY_MS = 2_000;
const WAIT_AT_MOST_MS = 15_000;

export type Game = Readonly<{ type: string; mode: 'multi'; plan?: string }>;

export interface Client {
  readonly index: number;
  readonly address: string;
  readonly agent: Agent;
}

export function post<Body>({ index, address, agent }: Client, path: string, content: object): Promise<Body> {
  const body = JSON.stringify(content);
  return new Promise((resolve, reject) => {
    const call = request(`${address}/api${path}`, {
      agent,
      method: 'POST',
      headers: {
        authorization: `Bearer ${queueToken(index)}`,
        'x-forwarded-for': addressOf(queueToken(index)),
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${path}: ${response.statusCode} ${text}`));
      });
    });
    call.end(body);
  });
}

/** Polls until there is a match. Returns the match and the time taken; undefined if there is none. */
export async function waitForMatch(
  client: Client,
  game: Game,
): Promise<{ matchId: string; ms: number } | undefined> {
  const startMs = performance.now();
  for (let askedMs = startMs; askedMs - startMs < WAIT_AT_MOST_MS; askedMs = performance.now()) {
    const { matchId } = await post<{ matchId: string | null }>(client, '/play/queue', game);
    if (matchId) return { matchId, ms: performance.now() - startMs };
    await sleep(Math.max(0, ASK_EVERY_MS - (performance.now() - askedMs)));
  }
  return undefined;
}
