import { useMutation } from '@tanstack/react-query';
import { addDays } from '@trivia/rules/calendar/baghdad.ts';
import { callApi } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/http.ts';
import { checkSeal, readDocument } from './check-seal.ts';

/** Fetches the opened document of the day before `today`, and hashes it on this device. */
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
    return { ...(await checkSeal(document, hash)), document, paper: readDocument(document) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Checks yesterday's seal. Its data is null without a challenge yesterday. */
export const useSealCheck = (today: string) => useMutation({ mutationFn: () => checkDayBefore(today) });
