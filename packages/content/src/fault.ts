/** Fault of the bank, and its place. */
export interface Fault {
  readonly file: string;
  /** Id of the question; `-` for a fault of the whole file or bank. */
  readonly id: string;
  readonly field: string;
  readonly reason: string;
}
