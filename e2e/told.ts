/** Everything that a browser is told of a match before it should know: answers of calls, and frames of its socket. */
import type { Page } from 'playwright-core';

/** What there is to give away of a round. */
export interface Secret {
  readonly rightOptionId: string;
  /** Why it is right, in every language. */
  readonly explanations: readonly string[];
}

interface Found {
  /** Where in a message, with the places in its lists left out: such as `round.question.options[].id`. */
  readonly path: string;
  readonly value: string;
}

/** The texts within a message. What is in a text as JSON once more, as in the frames of a socket, is looked into. */
function textsWithin(value: unknown, path = ''): Found[] {
  if (typeof value === 'string') {
    const inner = /^\s*[[{]/.test(value) ? parse(value) : undefined;
    return inner === undefined ? [{ path, value }] : textsWithin(inner, path);
  }
  if (Array.isArray(value)) return value.flatMap((each) => textsWithin(each, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsWithin(each, `${path}.${key}`));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the player has chosen themselves. */
const isOwn = (path: string): boolean => /\.(myOptionId|optionId)$/.test(path);

/** What in a message gives a round away: its explanation, or the right option where no other one stands beside it. */
function leaksIn(message: string, { rightOptionId, explanations }: Secret): string[] {
  const texts = textsWithin(parse(message) ?? message);
  const told = texts.filter(({ value }) => explanations.includes(value)).map(({ path }) => path);
  const named = texts.filter(({ value, path }) => value === rightOptionId && !isOwn(path));
  const alone = named.filter(
    ({ path }) => !texts.some((one) => one.path === path && one.value !== rightOptionId),
  );
  return [...told, ...alone.map(({ path }) => path)];
}

/** Keeps what a page is told from now on. */
export function keepTold(page: Page) {
  const messages: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    messages.push(await response.text().catch(() => ''));
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => messages.push(payload.toString()));
  });
  return {
    /** Where anything told so far gives the round away. */
    leaksOf: (secret: Secret): string[] => messages.flatMap((message) => leaksIn(message, secret)),
  };
}
