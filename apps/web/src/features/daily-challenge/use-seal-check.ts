import { useMutation } from '@tanstack/react-query';
import { addDays } from '@trivia/rules/calendar/baghdad.ts';
import { callApi } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/http.ts';
import { checkSeal, readPaper } from './check-seal.ts';

/** Fetches the opened paper of the day before `today` and computes its fingerprint on this device. */
async function checkDayBefore(today: string) {
  const params = { day: addDays(today, -1) };
  try {
    const handles = ['NOT_FOUND', 'OFFLINE'] as const;
    const { document, hash } = await callApi(
      'GET /api/play/daily-challenge/:day/seal',
      { params },
      { handles },
    );
    if (document === null) return null;
    return { ...(await checkSeal(document, hash)), document, paper: readPaper(document) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** The check of yesterday's seal; its data is null when there was no challenge yesterday. */
export const useSealCheck = (today: string) => useMutation({ mutationFn: () => checkDayBefore(today) });
