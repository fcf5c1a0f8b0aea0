/** Refusal of the server API: a status and plain text, as its clients expect. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 404 | 413;

  constructor(status: ApiError['status'], message: string) {
    super(message);
    this.status = status;
  }
}
