/**
 * Questions that a visitor plays on the landing page. They are not in the bank, whose questions never reach a page
 * before their round.
 */
import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { MessageKey } from '../../../lib/i18n/messages.ts';

export interface SampleOption {
  readonly text: MessageKey;
  readonly isRight?: true;
}

export interface Sample {
  readonly id: string;
  readonly category: CategoryId;
  readonly question: MessageKey;
  readonly options: readonly SampleOption[];
  readonly explanation: MessageKey;
}

export const samples: readonly Sample[] = [
  {
    id: 'bird',
    category: 'nature',
    question: 'sample.bird',
    options: [
      { text: 'sample.stork' },
      { text: 'sample.penguin', isRight: true },
      { text: 'sample.gull' },
      { text: 'sample.kingfisher' },
    ],
    explanation: 'sample.birdWhy',
  },
  {
    id: 'scribes',
    category: 'mesopotamia-kurdistan',
    question: 'sample.scribes',
    options: [
      { text: 'sample.silk' },
      { text: 'sample.leather' },
      { text: 'sample.papyrus' },
      { text: 'sample.clay', isRight: true },
    ],
    explanation: 'sample.scribesWhy',
  },
  {
    id: 'planet',
    category: 'science',
    question: 'sample.planet',
    options: [
      { text: 'sample.mars' },
      { text: 'sample.venus', isRight: true },
      { text: 'sample.mercury' },
      { text: 'sample.jupiter' },
    ],
    explanation: 'sample.planetWhy',
  },
];

/** Points for a right answer, as in the daily challenge. */
export const SAMPLE_POINTS = 20;
