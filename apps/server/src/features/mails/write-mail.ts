import { brand } from '@trivia/contract/brand.ts';
import type { Language } from '@trivia/contract/languages.ts';
import type { Mail } from '../../gateways/mail/mail-gateway.ts';
import { type TextKey, type TextValues, text } from '../../lib/texts.ts';
import { layOutMail } from './lay-out-mail.ts';

export const mailTemplates = ['verify', 'reset', 'emailChanged', 'guesses'] as const;
export type MailTemplate = (typeof mailTemplates)[number];

export interface MailContent {
  readonly template: MailTemplate;
  readonly to: string;
  readonly language: Language;
  /** Digits to type in. */
  readonly code?: string;
  /** Where the mail's button leads. */
  readonly link?: string;
}

/** The mail of a template in the language of its reader. */
export function writeMail({ template, to, language, code, link }: MailContent): Mail {
  const values: TextValues = { brand: brand.name[language], ...(code && { code }) };
  const say = (part: 'subject' | 'greeting' | 'body') => text(language, `mail.${template}.${part}`, values);
  const button: TextKey = template === 'reset' ? 'mail.reset.button' : 'mail.verify.button';
  const body = layOutMail(language, {
    greeting: say('greeting'),
    body: say('body'),
    code,
    action: link ? { label: text(language, button, values), link } : undefined,
    footer: text(language, 'mail.ignore', values),
  });
  return { to, subject: say('subject'), language, ...body };
}
