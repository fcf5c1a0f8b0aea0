import { parseArgs } from 'node:util';
import { type Format, formats, isLanguage } from '@trivia/content/import/read-file.ts';
import type { Language } from '@trivia/contract/languages.ts';
import { type CategoryId, categoryIds } from '@trivia/contract/play/categories.ts';

const statuses = ['draft', 'published', 'retired'] as const;

export class UsageError extends Error {}

export interface QuestionsCommand {
  readonly command: string | undefined;
  readonly args: readonly string[];
  readonly isJson: boolean;
  readonly isDryRun: boolean;
  readonly language: Language;
  readonly category: CategoryId | undefined;
  readonly format: Format | undefined;
  readonly columns: string | undefined;
  /** Reason of `void`. */
  readonly reason: string | undefined;
  readonly status: (typeof statuses)[number] | undefined;
}

function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[]) {
  if (value === undefined) return undefined;
  const found = allowed.find((one) => one === value);
  if (!found) throw new UsageError(`--${name} is one of ${allowed.join(', ')}.`);
  return found;
}

/** Throws a `UsageError` for an option whose value is not allowed. */
export function readCommand(argv: readonly string[]): QuestionsCommand {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      category: { type: 'string' },
      format: { type: 'string' },
      columns: { type: 'string' },
      status: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  const { language } = values;
  if (!isLanguage(language)) throw new UsageError('--language is one of en, ar, ckb.');
  const [command, ...args] = positionals;
  return {
    command,
    args,
    isJson: values.json,
    isDryRun: values['dry-run'],
    language,
    category: oneOf('category', values.category, categoryIds),
    format: oneOf('format', values.format, formats),
    columns: values.columns,
    reason: values.reason,
    status: oneOf('status', values.status, statuses),
  };
}
