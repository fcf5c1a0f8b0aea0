/** Aiken (https://docs.moodle.org/en/Aiken_format): a question, options `A.` or `A)`, and `ANSWER: A`. */
import { bareChoice, type FileRecord } from './record.ts';

interface Block {
  readonly prompt: string[];
  readonly labels: string[];
  readonly options: string[];
  answer: string | undefined;
}

const OPTION = /^([A-Z])[.)]\s*(.*)$/;
const ANSWER = /^ANSWER:\s*(.*)$/i;

const emptyBlock = (): Block => ({ prompt: [], labels: [], options: [], answer: undefined });

/** Splits questions. A text after options begins the next one, even without an answer line. */
function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let block: Block | undefined;
  const open = (): Block => {
    const begun = emptyBlock();
    blocks.push(begun);
    block = begun;
    return begun;
  };
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    const option = OPTION.exec(line);
    const answer = ANSWER.exec(line);
    const current: Block = block && block.answer === undefined ? block : open();
    if (answer) current.answer = answer[1] ?? '';
    else if (option) {
      current.labels.push(option[1] ?? '');
      current.options.push(option[2] ?? '');
    } else if (current.options.length > 0) open().prompt.push(line);
    else current.prompt.push(line);
  }
  return blocks;
}

function toRecord({ prompt, labels, options, answer }: Block, where: number): FileRecord {
  if (prompt.length === 0) return { where, reason: 'option_and_answer_without_question' };
  if (answer === undefined) return { where, reason: 'no_answer_line' };
  if (options.length < 2) return { where, reason: 'too_few_options' };
  if (!/^[A-Za-z]$/.test(answer)) return { where, reason: 'answer_is_not_a_letter' };
  return bareChoice({
    where,
    prompt: prompt.join(' '),
    options,
    right: labels.indexOf(answer.toUpperCase()),
  });
}

/** Reads records, whose place is the ordinal of their block. */
export const readAiken = (text: string): FileRecord[] =>
  splitBlocks(text).map((block, index) => toRecord(block, index + 1));
