import { brand } from '@trivia/contract/brand.ts';
import type { Language } from '@trivia/contract/languages.ts';
import type { Mail } from '../../gateways/mail/mail-gateway.ts';
import { type TextKey, type TextValues, text } from '../../lib/texts.ts';
import { layOutMail } from './lay-out-mail.ts';

export const mailTemplates = [
  'verify',
  'reset',
  'addressInUse',
  'changeCode',
  'emailChanged',
  'guesses',
  'unlinked',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

export interface MailContent {
  readonly template: MailTemplate;
  readonly to: string;
  readonly language: Language;
  /** Digits to type in. */
  readonly code?: string;
  /** Target of the mail's button. */
  readonly link?: string;
}

/** Text of the button; mails with only a code have none. */
const buttons: Readonly<Record<MailTemplate, TextKey>> = {
  verify: 'mail.verify.button',
  reset: 'mail.reset.button',
  addressInUse: 'mail.addressInUse.button',
  changeCode: 'mail.verify.button',
  emailChanged: 'mail.emailChanged.button',
  guesses: 'mail.reset.button',
  unlinked: 'mail.reset.button',
};

/** Writes the mail of a template in the language of its reader. */
export function writeMail({ template, to, language, code, link }: MailContent): Mail {
  const values: TextValues = { brand: brand.name[language], ...(code && { code }) };
  const translate = (part: 'subject' | 'greeting' | 'body') =>
    text(language, `mail.${template}.${part}`, values);
  const body = layOutMail(language, {
    greeting: translate('greeting'),
    body: translate('body'),
    code,
    action: link ? { label: text(language, buttons[template], values), link } : undefined,
    footer: text(language, 'mail.ignore', values),
  });
  return { to, subject: translate('subject'), language, ...body };
}
