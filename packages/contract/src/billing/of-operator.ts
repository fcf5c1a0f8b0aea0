import * as z from 'zod/mini';
import { operators } from './operators.ts';

const slugs = operators.map(({ slug }) => slug);

/** Path parameter of calls about one operator. */
export const ofOperator = z.object({ operator: z.enum(slugs, { error: 'field.operator' }) });
