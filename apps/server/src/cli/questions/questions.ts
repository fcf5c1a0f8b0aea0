/** `npm run questions -- COMMAND`: checks the question bank, imports questions, publishes and voids them. */

import { bankFolder } from '@trivia/content/load-bank.ts';
import { type Report, reportCounts, reportFaults } from '@trivia/content/report-bank.ts';
import { commandLine } from '../../core/audit/actor.ts';
import { exportQuestions } from '../../core/questions/export-questions.ts';
import { listReports } from '../../core/questions/list-reports.ts';
import { publishQuestions } from '../../core/questions/publish-questions.ts';
import { systemClock } from '../../lib/clock.ts';
import { voidQuestion } from '../../match/correction/void-question.ts';
import { withDatabase } from '../open-cli-database.ts';
import { runCommand } from '../run-command.ts';
import { importFile } from './import-file.ts';
import { type QuestionsCommand, readCommand, UsageError } from './options.ts';

const usage = `npm run questions -- check [FOLDER]      what is wrong with the bank
npm run questions -- stats [FOLDER]      how many questions it has
npm run questions -- import FILE         keeps a file's questions as drafts
    --dry-run  --format ${'project|opentdb|opentriviaqa|csv|gift|aiken'}  --language en|ar|ckb
    --category ID  --columns question,option,option,answer
npm run questions -- export              prints the database's questions as JSON
    --status draft|published|retired  --category ID
npm run questions -- publish ID...       lets drafts be drawn
npm run questions -- reports             lists what players reported
npm run questions -- void ID --reason R  takes a wrong question out, and gives back what it cost
Every command takes --json.`;

const commands: Readonly<Record<string, (options: QuestionsCommand) => Promise<Report>>> = {
  check: ({ args: [folder = bankFolder] }) => reportFaults(folder),
  stats: ({ args: [folder = bankFolder] }) => reportCounts(folder),

  async import({ args: [path], isDryRun, language, category, format, columns }) {
    if (!path) throw new UsageError('Which file?');
    return await importFile(path, {
      isDryRun,
      language,
      category,
      ...(format ? { format } : {}),
      ...(columns ? { columns } : {}),
    });
  },

  async export({ status, category }) {
    const content = await withDatabase((db) => exportQuestions({ db }, { status, category }));
    return { lines: [JSON.stringify(content, null, 2)], content, isRight: true };
  },

  async publish({ args }) {
    if (args.length === 0) throw new UsageError('Which questions?');
    const content = await withDatabase((db) =>
      publishQuestions({ db, clock: systemClock }, commandLine, args),
    );
    const refused = content.refused.map(({ id, reason }) => `${id}: ${reason}`);
    return {
      lines: [...refused, `${content.published.length} published`],
      content,
      isRight: content.refused.length === 0,
    };
  },

  async reports() {
    const content = await withDatabase((db) => listReports({ db }));
    const lines = content.map(({ id, reports, reasons, prompt, notes }) =>
      [
        `${reports} × ${id} ${JSON.stringify(reasons)}: ${prompt}`,
        ...notes.map((note) => `    ${note}`),
      ].join('\n'),
    );
    return { lines: lines.length > 0 ? lines : ['No reports.'], content, isRight: true };
  },

  async void({ args: [id], reason }) {
    if (!id || !reason) throw new UsageError('Which question, and for what --reason?');
    const content = await withDatabase((db) =>
      voidQuestion({ db, clock: systemClock }, commandLine, id, reason),
    );
    const { version, matches, corrected } = content;
    if (version === undefined) return { lines: [`There is no question ${id}.`], content, isRight: false };
    const line = `${id} is void: asked in ${matches} finished matches, ${corrected} players were given something back.`;
    return { lines: [line], content, isRight: true };
  },
};

async function run(argv: readonly string[]): Promise<number> {
  const options = readCommand(argv);
  const command = commands[options.command ?? ''];
  if (!command) throw new UsageError('Which command?');
  const { lines, content, isRight } = await command(options);
  process.stdout.write(options.isJson ? `${JSON.stringify(content)}\n` : `${lines.join('\n')}\n`);
  return isRight ? 0 : 1;
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError || (error instanceof TypeError && 'code' in error);

/** Prints the usage after an invalid command. */
function printUsage(error: unknown): number {
  if (!isUsageError(error)) throw error;
  process.stderr.write(`${error.message}\n${usage}\n`);
  return 2;
}

process.exitCode = await runCommand(() => run(process.argv.slice(2)).catch(printUsage));
