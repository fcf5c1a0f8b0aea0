/** Compares what was heard in a game with the transcript of its language. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { WebLanguage } from '../support/texts.ts';
import { heardIn } from './recorder.ts';

const FOLDER = join(import.meta.dirname, 'transcripts');

const textOf = async (element: Locator) => (await element.innerText()).replace(/\s+/g, ' ').trim();

const withoutDigits = (text: string) => text.replace(/[\p{Nd}.,٫٬]/gu, '');

/** Words of one round: whole lines by their names, and the right answer, which the verdict contains. */
interface Round {
  readonly lines: ReadonlyMap<string, string>;
  readonly right: string;
  readonly number: number;
}

/** Names for the words of a match that differ from run to run, such as `{question 1}`. */
export class Names {
  readonly #roundsByQuestion = new Map<string, Round>();
  /** Explanations without their digits, which each language writes in its own way. */
  readonly #explanations = new Map<string, string>();
  readonly #players = new Map<string, string>();

  addPlayer(username: string, name: string): void {
    this.#players.set(username, name);
  }

  /** Names the open question and its answers. */
  async addRound(page: Page, round: number, right: number): Promise<void> {
    const question = await textOf(page.locator('main h1'));
    const answers = await Promise.all((await page.locator('main fieldset button bdi').all()).map(textOf));
    const lines = new Map([[question, `question ${round}`]]);
    for (const [place, answer] of answers.entries())
      lines.set(answer, `${place === right ? 'right' : 'wrong'} answer ${round}`);
    const rightAnswer = answers[right];
    if (!rightAnswer) throw new Error(`Round ${round} has no option at place ${right}`);
    this.#roundsByQuestion.set(question, { lines, right: rightAnswer, number: round });
  }

  /** Names what a reveal teaches, in whatever language. */
  addExplanation(explanations: readonly string[], round: number): void {
    for (const explanation of explanations)
      this.#explanations.set(withoutDigits(explanation), `explanation ${round}`);
  }

  /** Replaces the words of lines in the order in which they were heard, since questions may share an answer. */
  replaceIn(lines: readonly string[]): string[] {
    let round: Round | undefined;
    return lines.map((line) => {
      const [role = '', ...rest] = line.split(': ');
      const text = rest.join(': ');
      round = this.#roundsByQuestion.get(text) ?? round;
      const name = round?.lines.get(text) ?? this.#explanations.get(withoutDigits(text));
      if (name) return `${role}: {${name}}`;
      return `${role}: ${this.#withPlayers(role === 'heading 2' ? withAnswer(text, round) : text)}`;
    });
  }

  #withPlayers(text: string): string {
    let named = text;
    for (const [username, name] of this.#players) named = named.replaceAll(username, `{${name}}`);
    return named;
  }
}

const withAnswer = (verdict: string, round: Round | undefined): string =>
  round ? verdict.replace(` ${round.right}.`, () => ` {right answer ${round.number}}.`) : verdict;

interface Hearing {
  readonly page: Page;
  readonly language: WebLanguage;
  readonly game: string;
  readonly names: Names;
  /** Lines that depend on the speed of the machine. */
  readonly except: RegExp;
}

/**
 * Expects that the page has given exactly the lines of `transcripts/<game>.<language>.txt`. `WRITE_TRANSCRIPTS=1`
 * writes them instead, to be read before they are committed.
 */
export async function expectTranscript({ page, language, game, names, except }: Hearing): Promise<void> {
  const heard = names.replaceIn(await heardIn(page)).filter((line) => !except.test(line));
  const path = join(FOLDER, `${game}.${language}.txt`);
  if (process.env.WRITE_TRANSCRIPTS === '1') await writeFile(path, `${heard.join('\n')}\n`);
  assert.deepEqual(heard, (await readFile(path, 'utf8')).trimEnd().split('\n'));
}
