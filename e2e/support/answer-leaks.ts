/** Records everything that a browser receives about a match: replies, and socket frames. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

const READ_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** Secrets of a round. */
export interface Secret {
  readonly rightOptionId: string;
  /** Explanations of the right option, in every language. */
  readonly explanations: readonly string[];
}

interface Found {
  /** Path within a message, without array indices, such as `round.question.options[].id`. */
  readonly path: string;
  readonly value: string;
}

/** Finds all texts in a message, including those in nested JSON, as in socket frames. */
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

/** Whether the text is the player's own choice. */
const isOwn = (path: string): boolean => /\.(myOptionId|optionId)$/.test(path);

/** Leaks in a message: the explanation, or the right option alone. */
function leaksIn(message: string, { rightOptionId, explanations }: Secret): string[] {
  const texts = textsWithin(parse(message) ?? message);
  const leaked = texts.filter(({ value }) => explanations.includes(value)).map(({ path }) => path);
  const named = texts.filter(({ value, path }) => value === rightOptionId && !isOwn(path));
  const alone = named.filter(
    ({ path }) => !texts.some((one) => one.path === path && one.value !== rightOptionId),
  );
  return [...leaked, ...alone.map(({ path }) => path)];
}

/** Records what a page receives from now on. */
export function recordReceived(page: Page) {
  const messages: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    messages.push(await response.text().catch(() => ''));
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => messages.push(payload.toString()));
  });
  /** Paths of leaks in all messages so far. */
  const leaksOf = (secret: Secret): string[] => messages.flatMap((message) => leaksIn(message, secret));
  return {
    leaksOf,
    /** Waits for the secret, whose message is read after the page has shown it. */
    async untilTold(secret: Secret): Promise<void> {
      const untilMs = Date.now() + READ_WITHIN_MS;
      while (leaksOf(secret).length === 0) {
        assert.ok(Date.now() < untilMs, 'The secret has not been received.');
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    },
  };
}
