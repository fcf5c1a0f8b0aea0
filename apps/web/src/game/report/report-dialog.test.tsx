import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { aReveal, MATCH_ID } from '../match/match.testing.ts';
import { matchQuery } from '../match/match-query.ts';
import { ReportDialog } from './report-dialog.tsx';

let client: QueryClient;
let shown: () => ReactNode;
let sent: { path: string; body: unknown }[];
const closed = vi.fn();

beforeEach(async () => {
  sent = [];
  closed.mockClear();
  HTMLDialogElement.prototype.showModal = function open() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = vi.fn();
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    sent.push({ path, body: JSON.parse(String(body)) });
    return new Response(null, { status: 204 });
  });
  client = new QueryClient();
  client.setQueryData(matchQuery(MATCH_ID).queryKey, aReveal('wrong'));
  const i18n = createI18n('en');
  await i18n.load(['common', 'dialogs']);
  shown = () => (
    <I18nContext value={i18n}>
      <QueryClientProvider client={client}>
        <ReportDialog matchId={MATCH_ID} round={1} onClose={closed} />
      </QueryClientProvider>
    </I18nContext>
  );
  render(shown());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

it('is sent with a reason only', async () => {
  await press('Send');
  expect(sent).toEqual([]);
});

it('sends the reason and the note, and marks the question as reported', async () => {
  await choose('It is out of date');
  await userEvent.type(screen.getByRole('textbox'), '  It was in 2019. ');
  await press('Send');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      path: `/api/play/matches/${MATCH_ID}/reports`,
      body: { round: 1, reason: 'outdated', note: 'It was in 2019.' },
    },
  ]);
  const match = client.getQueryData(matchQuery(MATCH_ID).queryKey);
  expect(match?.closedRounds[0]?.isReported).toBe(true);
});

it('leaves an empty note out', async () => {
  await choose('It has a language mistake');
  await press('Send');
  await waitFor(() => expect(sent[0]?.body).toEqual({ round: 1, reason: 'language' }));
  // The draft is deleted before the dialog closes.
  await waitFor(() => expect(closed).toHaveBeenCalled());
});

it('keeps what was typed when the next question closes it, until it is sent', async () => {
  await choose('I can’t tell what is asked');
  await userEvent.type(screen.getByRole('textbox'), 'Which river?');
  cleanup();
  const { unmount } = render(shown());
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Which river?');
  expect(screen.getByRole('radio', { checked: true })).toBe(
    screen.getByRole('radio', { name: 'I can’t tell what is asked' }),
  );
  await press('Send');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  unmount();
  render(shown());
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});
