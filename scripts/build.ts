/** `npm run build`: builds the web app. The server needs no building. */
import { buildWeb } from './web-build.ts';

process.exitCode = (await buildWeb()) ? 0 : 1;
