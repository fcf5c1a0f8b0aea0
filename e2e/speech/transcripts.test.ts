/** Journeys play three games by keyboard alone, in each language, and compare what a screen reader is given. */
import { after, before, describe, test } from 'node:test';
import { closePhones, type LivePhone, openLivePhone } from '../games/live-phone.ts';
import { openSoloPhone } from '../games/solo-phone.ts';
import { findPosition, findSecret } from '../support/database-access.ts';
import { closeTestBed, type GuestPhone, openTestBed, type TestBed } from '../support/guest-phone.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { textsIn, type WebLanguage } from '../support/texts.ts';
import { forgetHeard, recordHeard } from './recorder.ts';
import { expectTranscript, Names } from './transcript.ts';

const languages: readonly WebLanguage[] = ['en', 'ar', 'ku'];
/** Concurrent journeys: each mostly waits for questions to open and to close. */
const AT_ONCE = 6;
/** Long, because pairs wait for each other before they meet. */
const SIX_MINUTES_MS = 360_000;
/** Longer than a question of the daily challenge is open. */
const LAPSE_MS = 40_000;

/** Texts of the lock, which a quick verdict replaces before it is rendered. */
const locks = languages.map((language) => textsIn(language)('play.locked'));
/** Texts of the remaining time, which only a slow machine reaches in the short rounds of live games. */
const times = ['\\d+ seconds left', 'بقيت .+ ثوانٍ', '.+ چرکە ماوە'];
/** Lines that depend on the machine's speed, as the screen itself does while it loads. */
const bySpeed = (texts: readonly string[]) => new RegExp(`^main: |^status: (${texts.join('|')})$`);
const SOLO_BY_SPEED = bySpeed(locks);
const LIVE_BY_SPEED = bySpeed([...locks, ...times]);

let testBed: TestBed;
before(async () => {
  testBed = await openTestBed();
});
after(() => closeTestBed(testBed));

const verdicts = { '+': 'right', '-': 'wrong', '0': 'none' } as const;
type Given = keyof typeof verdicts;

/** Player who is heard, with names for what differs from run to run. */
interface Heard<Phone extends GuestPhone> {
  readonly phone: Phone;
  readonly names: Names;
}

/** Names the words of the open round. */
async function nameRound({ phone, names }: Heard<GuestPhone>, round: number): Promise<void> {
  await names.addRound(phone.page, round, await findPosition(phone.db, phone.guest, true));
  names.addExplanation((await findSecret(phone.db, phone.guest)).explanations, round);
}

/** Answers the open round by its number key. */
async function answer(phone: GuestPhone, isRight: boolean): Promise<void> {
  const place = await findPosition(phone.db, phone.guest, isRight);
  await phone.page.keyboard.press(String(place + 1));
}

/** Answers the open round by keyboard, after `beforeAnswer`, and waits for its verdict. */
async function playRound(
  { phone, names }: Heard<GuestPhone>,
  round: number,
  given: Given,
  beforeAnswer = async () => {},
): Promise<void> {
  await phone.waitForQuestion();
  await nameRound({ phone, names }, round);
  await beforeAnswer();
  if (given !== '0') await answer(phone, given === '+');
  await phone.learns(verdicts[given], LAPSE_MS);
}

/** Goes on by keyboard once the explanation, which is a stop before the button, is there. */
async function goOn(phone: GuestPhone, key: 'play.next' | 'play.toResult'): Promise<void> {
  await phone.page.locator('main section[data-verdict] [tabindex="0"]').waitFor();
  await pressByKey(phone.page, phone.button(key));
}

/** Presses the button that starts a game. The stops before it depend on what the landing has loaded. */
async function begin(phone: GuestPhone, start: string): Promise<void> {
  await tabTo(phone.page, phone.button(start));
  await forgetHeard(phone.page);
  await phone.page.keyboard.press('Enter');
}

/** Hears a daily challenge: a wrong answer, a question without an answer, and three right answers. */
async function hearDaily(language: WebLanguage): Promise<void> {
  const phone = await openSoloPhone(testBed, language);
  const names = new Names();
  await recordHeard(phone.page);
  await phone.open('/play/daily-challenge');
  await begin(phone, 'play.start');
  for (const [index, given] of (['-', '0', '+', '+', '+'] as const).entries()) {
    await playRound({ phone, names }, index + 1, given);
    await goOn(phone, index === 4 ? 'play.toResult' : 'play.next');
  }
  await phone.page.locator('main section[data-outcome] h1:focus').waitFor();
  await expectTranscript({
    page: phone.page,
    language,
    game: 'daily-challenge',
    names,
    except: SOLO_BY_SPEED,
  });
  await phone.close();
}

interface Pair extends Heard<LivePhone> {
  readonly rival: LivePhone;
}
type Start = 'find.start' | 'find.startMany';

/** Opens a player who is heard, and a rival who clicks. */
async function openPair(language: WebLanguage): Promise<Pair> {
  const open = (spoken: WebLanguage) => openLivePhone(testBed, { language: spoken });
  const [phone, rival] = await Promise.all([open(language), open('en')]);
  const names = new Names();
  names.addPlayer(phone.name, 'me');
  names.addPlayer(rival.name, 'rival');
  await recordHeard(phone.page);
  return { phone, rival, names };
}

async function meet({ phone, rival }: Pair, path: string, start: Start): Promise<void> {
  await Promise.all([phone.open(path), rival.open(path)]);
  await begin(phone, start);
  await rival.seek(start);
  await Promise.all([phone.meet(rival), rival.meet(phone)]);
}

let lastMeeting = Promise.resolve();

/** Lets a new pair meet once the pairs before it have left the queue, which would mix them. */
async function meetRival(language: WebLanguage, path: string, start: Start): Promise<Pair> {
  const pair = await openPair(language);
  const meeting = lastMeeting.then(() => meet(pair, path, start));
  lastMeeting = meeting.catch(() => undefined);
  await meeting;
  return pair;
}

/** Plays a round in which the rival answers first, so that all is heard in the same order. */
async function playAfterRival(
  { phone, rival, names }: Pair,
  round: number,
  [mine, theirs]: readonly [Given, Given],
): Promise<void> {
  await playRound({ phone, names }, round, mine, async () => {
    await rival.choose(theirs === '+');
    await phone.seesAnswered();
  });
}

/** Hears a survival duel that the player loses by three wrong answers. */
async function hearDuel(language: WebLanguage): Promise<void> {
  const pair = await meetRival(language, '/play/multi-survival', 'find.startMany');
  const { phone, rival, names } = pair;
  for (const round of [1, 2, 3]) await playAfterRival(pair, round, ['-', '+']);
  await goOn(phone, 'play.toResult');
  await phone.ends('result.none');
  await expectTranscript({ page: phone.page, language, game: 'survival-duel', names, except: LIVE_BY_SPEED });
  await closePhones(phone, rival);
}

/** Hears a 1v1 that the player wins, and its rematch up to the first question. */
async function hearHeadToHead(language: WebLanguage): Promise<void> {
  const pair = await meetRival(language, '/play/1v1', 'find.start');
  const { phone, rival, names } = pair;
  const rounds = [
    ['+', '-'],
    ['-', '+'],
    ['+', '+'],
    ['-', '-'],
    ['+', '-'],
  ] as const;
  for (const [index, given] of rounds.entries()) await playAfterRival(pair, index + 1, given);
  await goOn(phone, 'play.toResult');
  await rival.button('play.toResult').click();
  await phone.ends('live.won');
  // The offer of sound, whose buttons come before the rematch, loads after the result.
  await phone.button('result.soundYes').waitFor();
  await pressByKey(phone.page, phone.button('live.rematch'));
  await Promise.all([
    phone.page.locator('main [role=status]').getByText(rival.name).waitFor(),
    rival.page.locator('main [role=status]').getByText(phone.name).waitFor(),
  ]);
  await rival.button('live.rematchAccept').click();
  await phone.waitForQuestion();
  await nameRound({ phone, names }, 6);
  await phone.page.locator('main h1:focus').waitFor();
  await expectTranscript({ page: phone.page, language, game: 'head-to-head', names, except: LIVE_BY_SPEED });
  await closePhones(phone, rival);
}

describe('what a screen reader is given', { concurrency: AT_ONCE }, () => {
  const journey = (name: string, run: (language: WebLanguage) => Promise<void>) => {
    for (const language of languages)
      test(`${name}, in ${language}`, { timeout: SIX_MINUTES_MS }, () => run(language));
  };
  journey('a daily challenge', hearDaily);
  journey('a survival duel', hearDuel);
  journey('a 1v1 with a rematch', hearHeadToHead);
});
