/** Uploads files by XMLHttpRequest, since `fetch` reports no upload progress. */
import { reportErrors } from './api.ts';
import { ApiError, headersOf, parseReply } from './http.ts';

interface UploadOptions {
  /** Called with the sent share of the file, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const headerNames = ['user-data', 'retry-after'] as const;
const NO_CONTENT = 204;

function responseOf(call: XMLHttpRequest): Response {
  const headers = headerNames.flatMap((name): [string, string][] => {
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

/** Uploads a file and returns the server's reply. The caller handles every error but an expired session. */
export const uploadFile = (path: string, file: Blob, options: UploadOptions): Promise<unknown> =>
  reportErrors(async () => parseReply(await send(path, file, options)), 'all');
