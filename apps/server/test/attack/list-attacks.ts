import { addressEnumeration } from './accounts/address-enumeration.ts';
import { borrowedSession } from './accounts/borrowed-session.ts';
import { claimedAddresses } from './accounts/claimed-addresses.ts';
import { googlePreHijack } from './accounts/google-pre-hijack.ts';
import { oldLinks } from './accounts/old-links.ts';
import { resetSession } from './accounts/reset-session.ts';
import { squattersSocket } from './accounts/squatters-socket.ts';
import type { Attack } from './attack-form.ts';
import { cachedReplies } from './exposure/headers.ts';
import { lookAlikeNames } from './exposure/look-alike-names.ts';
import { openMailbox } from './exposure/open-mailbox.ts';
import { readLog } from './exposure/read-log.ts';
import { dailyScout } from './farming/daily-scout.ts';
import { questionScraping } from './farming/question-scraping.ts';
import { referralsOfNobody } from './farming/referrals.ts';
import { secondAccount } from './farming/second-account.ts';
import { databaseRestarts } from './faults/database-restarts.ts';
import { fullDisk } from './faults/full-disk.ts';
import { hangingDatabase } from './faults/hanging-database.ts';
import { noDatabase } from './faults/no-database.ts';
import { concurrentAnswers } from './games/concurrent-answers.ts';
import { earlyQuestions } from './games/early-questions.ts';
import { foreignMatches } from './games/foreign-matches.ts';
import { flushedLimiter, malformedFlood } from './limits/floods.ts';
import { concurrentGuesses, guessesBySpelling, guessesFromEverywhere } from './limits/guesses.ts';
import { mailBomb } from './limits/mail-bomb.ts';
import { signUpsWithFreshTokens } from './limits/sign-ups.ts';
import { slowClients } from './limits/slow-clients.ts';

/** Attacks in the order of execution. */
export const attacks: Readonly<Record<string, readonly Attack[]>> = {
  accounts: [
    googlePreHijack,
    squattersSocket,
    borrowedSession,
    oldLinks,
    resetSession,
    addressEnumeration,
    claimedAddresses,
  ],
  games: [concurrentAnswers, foreignMatches, earlyQuestions],
  farming: [referralsOfNobody, secondAccount, dailyScout, questionScraping],
  limits: [
    guessesBySpelling,
    concurrentGuesses,
    guessesFromEverywhere,
    mailBomb,
    signUpsWithFreshTokens,
    malformedFlood,
    slowClients,
    flushedLimiter,
  ],
  exposure: [lookAlikeNames, cachedReplies, openMailbox],
  faults: [noDatabase, databaseRestarts, hangingDatabase, fullDisk],
  log: [readLog],
};
