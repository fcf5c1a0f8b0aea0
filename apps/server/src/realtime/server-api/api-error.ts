/** A refusal of the server API: a status and a sentence, which is how its clients expect it. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 404 | 413;

  constructor(status: ApiError['status'], message: string) {
    super(message);
    this.status = status;
  }
}
