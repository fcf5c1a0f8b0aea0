import type { Operator } from '@trivia/contract/billing/operators.ts';
import type { Language } from '@trivia/contract/languages.ts';
import type { MessageTemplate } from '@trivia/rules/billing/subscription.ts';
import { type TextKey, text } from '../../lib/texts.ts';
import { subscriptionValues } from './consent.ts';

const keys: Readonly<Record<MessageTemplate, TextKey>> = {
  welcome: 'sms.welcome',
  low_balance: 'sms.low_balance',
  suspended: 'sms.suspended',
  goodbye: 'sms.goodbye',
};

/** Text of an SMS about a subscription, in the language of the consent. */
export const writeSms = (
  template: MessageTemplate,
  operator: Operator,
  language: Language,
  url: string,
): string => text(language, keys[template], { ...subscriptionValues(operator, language), url });
