/** Something that is wrong with the bank, and where. */
export interface Fault {
  readonly file: string;
  /** The question; `-` when it is about the whole file or bank. */
  readonly id: string;
  readonly field: string;
  readonly reason: string;
}
