/** Log of a server, for tests of its content. */
import type { ErrorCode } from '@trivia/contract/errors.ts';
import { expect } from 'vitest';
import type { TestPlayer } from './test-player.ts';

const WARNING = 40;

export class LogWatch {
  readonly #lines: string[] = [];

  /** Callback of the server for log lines. */
  readonly onLog = (line: string): void => {
    this.#lines.push(line);
  };

  /** Runs work, and returns its log lines of level warn or above. */
  async warningsOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
    const before = this.#lines.length;
    await work();
    const entries: Record<string, unknown>[] = this.#lines.slice(before).map((line) => JSON.parse(line));
    return entries.filter(({ level }) => Number(level) >= WARNING);
  }

  /** Expects a refusal with the code, and a log line that names the player. */
  async expectRefused(
    player: TestPlayer,
    code: ErrorCode,
    call: () => Promise<{ readonly body: unknown }>,
  ): Promise<void> {
    const warnings = await this.warningsOf(async () => expect((await call()).body).toMatchObject({ code }));
    expect(warnings).toMatchObject([{ level: WARNING, code, playerId: player.id }]);
  }

  /** Returns the log without times and counts, whose digits might look like a code. */
  get text(): string {
    return this.#lines.join('').replace(/:[\d.]+(?=[,}])/g, ':0');
  }

  expectNoneOf(secrets: readonly string[]): void {
    for (const secret of secrets) expect(this.text).not.toContain(secret);
  }
}
