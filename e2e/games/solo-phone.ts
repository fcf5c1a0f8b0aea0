/** A guest in a single-player game, controlled through the screen only. */
import { signUpGuest } from '../support/database-access.ts';
import { GuestPhone, openPhone, type PhoneOptions, type TestBed } from '../support/guest-phone.ts';
import type { WebLanguage } from '../support/texts.ts';

export class SoloPhone extends GuestPhone {
  async start(path: string): Promise<void> {
    await this.open(path);
    await this.press(this.button('stakes.start'));
  }

  async answer(isRight: boolean): Promise<void> {
    await this.choose(isRight);
    const submit = this.page.getByRole('button', { name: this.text('quiz.submit') });
    if (await submit.isVisible()) await this.press(submit);
    await this.learns(isRight ? 'right' : 'wrong');
  }

  /** Continues from the reveal to the next question, or to the result. */
  async goOn(isLast: boolean): Promise<void> {
    await this.press(this.button(isLast ? 'play.toResult' : 'play.next'));
  }

  /** Plays until the result, one sign per answer: `+` right, `-` wrong. */
  async play(answers: string): Promise<void> {
    for (const [index, answer] of [...answers].entries()) {
      await this.answer(answer === '+');
      await this.goOn(index === answers.length - 1);
    }
  }
}

/** Signs up a new guest with a phone. */
export async function openSoloPhone(
  { server, browser, db }: TestBed,
  language: WebLanguage,
  options?: PhoneOptions,
): Promise<SoloPhone> {
  const guest = await signUpGuest(server, db);
  const stored = { access_token: guest.token, lang: language, welcomed: '1' };
  const context = await openPhone(browser, stored, options);
  return new SoloPhone({ page: await context.newPage(), guest, db, url: server.url, language });
}
