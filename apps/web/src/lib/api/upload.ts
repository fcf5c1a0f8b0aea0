/** Sends a file as the body of a call. `fetch` can't tell how much of it has gone. */
import { answered } from './api.ts';
import { ApiError, headersOf, settle } from './http.ts';

interface UploadOptions {
  /** Called with the share that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const told = ['user-data', 'retry-after'] as const;
const NO_CONTENT = 204;

function responseOf(call: XMLHttpRequest): Response {
  const headers = told.flatMap((name): [string, string][] => {
    const value = call.getResponseHeader(name);
    return value === null ? [] : [[name, value]];
  });
  const body = call.status === NO_CONTENT ? null : call.responseText;
  return new Response(body, { status: call.status, headers });
}

function send(path: string, file: Blob, { onProgress, signal }: UploadOptions): Promise<Response> {
  const call = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    call.open('POST', path);
    for (const [name, value] of headersOf({}, false)) call.setRequestHeader(name, value);
    call.setRequestHeader('content-type', 'application/octet-stream');
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => resolve(responseOf(call));
    call.onerror = () => reject(new ApiError(0, {}));
    call.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => call.abort());
    call.send(file);
  });
}

/** Sends a file, and answers what the server made of it. The caller deals with all refusals but that of the session. */
export const uploadFile = (path: string, file: Blob, options: UploadOptions): Promise<unknown> =>
  answered(async () => settle(await send(path, file, options)), 'all');
