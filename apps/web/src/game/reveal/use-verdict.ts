import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../lib/i18n/localize-digits.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';

const sentences = {
  right: 'play.saidRight',
  wrong: 'play.saidWrong',
  none: 'play.saidNone',
  watched: 'play.saidWatched',
} as const satisfies Record<string, MessageKey>;

/** Verdict of a round, as a sentence. */
export function useVerdict(
  { question, rightOptionId, verdict }: ClosedRoundView,
  isWatched: boolean,
): string {
  const { t, language } = useI18n();
  const right = question.options.find(({ id }) => id === rightOptionId)?.text ?? '';
  return t(sentences[isWatched ? 'watched' : verdict], { answer: localizeDigits(right, language) });
}
