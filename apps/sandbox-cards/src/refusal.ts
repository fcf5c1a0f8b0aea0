/** Error reply of a call: `{ error: { type, code, message } }`. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  get body() {
    const type = this.code === 'idempotency_error' ? this.code : 'invalid_request_error';
    return { error: { type, code: this.code, message: this.message } };
  }
}
