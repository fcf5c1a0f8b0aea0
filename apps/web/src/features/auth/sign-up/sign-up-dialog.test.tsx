import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSavedFields } from '../../../lib/forms/saved-fields.ts';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { polyfillDialogs } from '../../../ui/dialog/dialog.testing.ts';
import { SignUpDialog } from './sign-up-dialog.tsx';

const GOOGLE = '/api/auth/social/config';
const taken = {
  code: 'INVALID_INPUT',
  message: 'Please check what you entered.',
  fields: { username: 'This username is taken' },
};

let sent: string[];

async function open(): Promise<void> {
  const i18n = createI18n('en');
  await i18n.load(['common', 'auth']);
  render(
    <I18nContext value={i18n}>
      <SignUpDialog onClose={() => undefined} />
    </I18nContext>,
  );
}

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === GOOGLE) return new Response('{"google":null}');
    sent.push(path);
    return new Response(JSON.stringify(taken), { status: 422 });
  });
  polyfillDialogs();
  await open();
});
afterEach(() => {
  cleanup();
  clearSavedFields();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const field = (label: string) => screen.getByLabelText(label);
const next = () => user.click(screen.getByRole('button', { name: 'Continue' }));
const submit = () => user.click(screen.getByRole('button', { name: 'Sign up' }));
const isShown = (text: string) => screen.queryByText(text) !== null;

/** Loads the schema, which the first focus does. */
async function prepare(): Promise<void> {
  await user.click(field('Username'));
  await user.type(field('Username'), 'a');
  await user.tab();
  await screen.findByText('Username must contain at least 3 character(s)');
  await user.clear(field('Username'));
}

it('shows the error of a field after it has lost the focus, and removes it again', async () => {
  await user.type(field('Email'), 'zana@');
  expect(isShown('Invalid email address')).toBe(false);
  await user.tab();
  await screen.findByText('Invalid email address');
  expect(isShown('Password must contain at least 8 character(s)')).toBe(false);
  await user.type(field('Email'), 'example.org');
  expect(isShown('Invalid email address')).toBe(false);
});

it('shows that the passwords differ while other fields are still empty', async () => {
  await prepare();
  await user.type(field('Password'), 'five questions');
  await user.type(field('Confirm password'), 'four questions');
  await user.tab();
  expect(isShown("Passwords don't match")).toBe(true);
});

async function fillAccount(): Promise<void> {
  await user.type(field('Username'), 'zana');
  await user.type(field('Email'), 'zana@example.org');
  await user.type(field('Password'), 'five questions');
  await user.type(field('Confirm password'), 'five questions');
}

async function fillPerson(): Promise<void> {
  await user.selectOptions(field('Day'), '3');
  await user.selectOptions(field('Month'), 'February');
  await user.selectOptions(field('Year'), '2000');
  await user.click(field('Female'));
  await user.click(screen.getByRole('checkbox'));
}

const isOnStep = (name: string) => screen.queryByRole('group', { name }) !== null;
const account = 'Step 1 of 2: your account';
const secondStep = 'Step 2 of 2: about you';

it('stays on an invalid step, shows all errors, and focuses the first field', async () => {
  await prepare();
  await next();
  expect(isOnStep(account)).toBe(true);
  for (const text of [
    'Username must contain at least 3 character(s)',
    'Invalid email address',
    'Password must contain at least 8 character(s)',
    'Confirm your password',
  ])
    expect([text, isShown(text)]).toEqual([text, true]);
  expect(isShown('Invalid date of birth')).toBe(false);
  expect(document.activeElement).toBe(field('Username'));

  await fillAccount();
  await next();
  expect(isOnStep(secondStep)).toBe(true);
  expect(document.activeElement).toBe(field('Day'));
  await submit();
  for (const text of [
    'Invalid date of birth',
    'Invalid gender',
    'You must agree to the terms of use and privacy policy',
  ])
    expect([text, isShown(text)]).toEqual([text, true]);
  expect(isShown("This referral code doesn't exist")).toBe(false);
  expect(document.activeElement).toBe(field('Day'));
  expect(sent).toEqual([]);
});

it('validates the first step before leaving it, even without an earlier focus', async () => {
  screen.getByRole('button', { name: 'Continue' }).closest('form')?.requestSubmit();
  await screen.findByText('Invalid email address');
  expect(isOnStep(account)).toBe(true);
});

it('returns to the step of a field that the server refuses', async () => {
  await prepare();
  await fillAccount();
  await next();
  await fillPerson();
  await submit();
  await waitFor(() => expect(isShown('This username is taken')).toBe(true));
  expect(isOnStep(account)).toBe(true);
  expect(document.activeElement).toBe(field('Username'));
  expect(sent).toEqual(['/api/auth/register']);
});

it('returns to the first step with its contents', async () => {
  await prepare();
  await fillAccount();
  await next();
  await fillPerson();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(isOnStep(account)).toBe(true);
  expect(field('Password')).toHaveProperty('value', 'five questions');
  await next();
  expect(field('Year')).toHaveProperty('value', '2000');
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
});

it('reopens with its contents, except passwords', async () => {
  const textIn = (label: string) => (field(label) as HTMLInputElement).value;
  await fillAccount();
  await next();
  await fillPerson();
  cleanup();
  await open();
  expect([textIn('Username'), textIn('Password')]).toEqual(['zana', '']);
  await user.type(field('Password'), 'five questions');
  await user.type(field('Confirm password'), 'five questions');
  await next();
  expect((field('Female') as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
});

it('reveals a password on demand, and does not save it then either', async () => {
  const [eye] = screen.getAllByRole('button', { name: 'Show password' });
  if (!eye) throw new Error('There is no eye.');
  await user.type(field('Password'), 'five');
  expect(field('Password').getAttribute('type')).toBe('password');
  await user.click(eye);
  expect(eye.getAttribute('aria-pressed')).toBe('true');
  expect(field('Password').getAttribute('type')).toBe('text');
  await user.type(field('Password'), ' questions');
  cleanup();
  await open();
  expect(field('Password')).toHaveProperty('value', '');
});

it('tells what a name and a password need before anything is wrong', () => {
  const described = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described('Username')).toBe('at least 3 characters');
  expect(described('Password')).toBe('at least 8 characters');
});
