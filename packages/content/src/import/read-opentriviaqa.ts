/** Reads OpenTriviaQA's text: `#Q` question, `^` right answer, then `A`, `B`, … options. */
import { decodeLines } from './decode-lines.ts';
import { bareChoice, type FileRecord } from './record.ts';

interface Block {
  readonly where: number;
  readonly prompt: string[];
  right: string | undefined;
  readonly options: string[];
}

const OPTION = /^[A-Z](?:\s+(.*)|)$/;

/** Adds a line to a block. Any line before `^` belongs to the question; blank lines are allowed anywhere. */
function takeLine(block: Block, line: string): void {
  if (block.right === undefined) {
    if (line.startsWith('^')) block.right = line.slice(1);
    else block.prompt.push(line);
    return;
  }
  const option = OPTION.exec(line);
  if (option) block.options.push(option[1] ?? '');
}

function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const [index, line] of lines.entries()) {
    if (/^#Q(\s|$)/.test(line)) {
      blocks.push({ where: index + 1, prompt: [line.slice(2)], right: undefined, options: [] });
    } else {
      const block = blocks.at(-1);
      if (block) takeLine(block, line);
    }
  }
  return blocks;
}

/** Reads records, whose place is the line of `#Q`. */
export function readOpenTriviaQa(bytes: Uint8Array): FileRecord[] {
  return readBlocks(decodeLines(bytes)).map(({ where, prompt, right, options }) =>
    right === undefined
      ? { where, reason: 'no_answer_line' }
      : bareChoice({ where, prompt: prompt.join(' '), options, right }),
  );
}
