/** Session of an account, with its player. */
import * as z from 'zod/mini';
import { user } from './user.ts';

export const session = z.object({ accessToken: z.string(), user });
