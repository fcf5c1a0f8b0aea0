import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Field } from '../../ui/forms/field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { ApiError } from '../api/http.ts';
import { createKeyI18n } from '../i18n/i18n.testing.ts';
import { I18nContext } from '../i18n/i18n.ts';
import { useForm } from './use-form.ts';
import type { FormCheck } from './use-form-check.ts';

afterEach(cleanup);

const loadCodeCheck = async () =>
  (await import('@trivia/contract/account/email-codes.ts')).verifyEmailRoute.body;
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

function open(send: () => Promise<void>, schema: FormCheck['schema']) {
  function CodeForm() {
    const form = useForm(send, { schema });
    return (
      <Form state={form} action="Send">
        <Field label="Code" name="code" error={form.fields.code} />
      </Form>
    );
  }
  render(
    <I18nContext value={createKeyI18n()}>
      <CodeForm />
    </I18nContext>,
  );
}

const refuse = () =>
  Promise.reject(new ApiError(422, { code: 'INVALID_INPUT', message: '', fields: { code: 'Not that one' } }));

it('loads its schema at the first use, not before', async () => {
  const schema = vi.fn(loadCodeCheck);
  open(refuse, schema);
  expect(schema).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('Code'));
  await userEvent.tab();
  expect(schema).toHaveBeenCalledTimes(1);
});

it('accepts the digits of every script', async () => {
  const send = vi.fn(async () => undefined);
  open(send, loadCodeCheck);
  await userEvent.type(screen.getByLabelText('Code'), '١٢٣');
  await userEvent.tab();
  await screen.findByText('field.code');
  await userEvent.type(screen.getByLabelText('Code'), '٤۵۶{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

it('is sent without validation if the schema fails to load, and shows the server’s errors', async () => {
  open(refuse, noNetwork);
  await userEvent.type(screen.getByLabelText('Code'), '12{Enter}');
  await screen.findByText('Not that one');
});

it.each([
  ['is counted down where it is minutes', 900, 'ui.retryIn'],
  ['of days is said by the refusal alone', 5_184_000, 'Send'],
])('a wait before the next attempt %s', async (_what, seconds, action) => {
  const locked = new ApiError(423, { code: 'PROFILE_LOCKED', message: 'Not now' }, seconds);
  open(() => Promise.reject(locked), noNetwork);
  await userEvent.type(screen.getByLabelText('Code'), '12{Enter}');
  await screen.findByText('Not now');
  expect(screen.getByRole('button').textContent).toBe(action);
});

it('announces the error of a field in a live region that existed before', async () => {
  open(refuse, loadCodeCheck);
  const place = document.querySelector('[aria-live=polite]');
  expect(place?.textContent).toBe('');
  await userEvent.type(screen.getByLabelText('Code'), '12');
  await userEvent.tab();
  await screen.findByText('field.code');
  expect(place?.textContent).toBe('field.code');
});
