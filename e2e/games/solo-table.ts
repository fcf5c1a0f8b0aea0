/** A guest in a game of one player, played through the screen only. */
import { signUpGuest } from '../support/behind-the-scenes.ts';
import { openPhone, Table, type Venue } from '../support/table.ts';
import type { WebLanguage } from '../support/texts.ts';

export class SoloTable extends Table {
  async start(path: string): Promise<void> {
    await this.open(path);
    await this.button('stakes.start').click();
  }

  async answer(isRight: boolean): Promise<void> {
    await this.choose(isRight);
    const submit = this.page.getByRole('button', { name: this.text('quiz.submit') });
    if (await submit.isVisible()) await submit.click();
    await this.learns(isRight ? 'right' : 'wrong');
  }

  /** Goes on from the reveal to the next question, or to the result. */
  async goOn(isLast: boolean): Promise<void> {
    await this.button(isLast ? 'play.toResult' : 'play.next').click();
  }

  /** Plays up to the result, one sign per answer: `+` right, `-` wrong. */
  async play(answers: string): Promise<void> {
    for (const [index, answer] of [...answers].entries()) {
      await this.answer(answer === '+');
      await this.goOn(index === answers.length - 1);
    }
  }
}

/** Signs up a new guest with a phone. */
export async function openTable({ server, browser, db }: Venue, language: WebLanguage): Promise<SoloTable> {
  const guest = await signUpGuest(server, db);
  const context = await openPhone(browser, { access_token: guest.token, lang: language, welcomed: '1' });
  return new SoloTable({ page: await context.newPage(), guest, db, url: server.url, language });
}
