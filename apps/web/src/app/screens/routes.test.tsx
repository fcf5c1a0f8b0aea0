import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link, Redirect, useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { signOut } from '../../lib/sign-out.ts';
import { preloadPressed } from '../start/after-start.ts';
import type { Screen } from './create-screens.ts';
import { AppRoutes } from './routes.tsx';

const Heading = ({ name }: { readonly name: string }) => {
  const [search] = useSearchParams();
  return (
    <>
      <h1>{name}</h1>
      <p>match {search.get('match') ?? 'none'}</p>
      <Link to="/categories">Everything</Link>
    </>
  );
};

vi.mock('../../lib/sign-out.ts', () => ({ signOut: vi.fn() }));

/** A screen whose code loads when the test resolves it. */
function lazyScreen(path: Screen['path'], Shown: ComponentType = () => <Heading name={path} />) {
  const code = Promise.withResolvers<ComponentType>();
  const load = vi.fn(() => code.promise);
  const resolveCode = () => act(async () => code.resolve(Shown));
  return {
    screen: { path, title: 'title.product', component: lazyWithPreload(load) } satisfies Screen,
    load,
    resolveCode,
  };
}

const late = () => ({
  home: lazyScreen('/home'),
  modes: lazyScreen('/modes', () => <Redirect to="/profile" replace />),
  categories: lazyScreen('/categories'),
  profile: lazyScreen('/profile'),
  draw: lazyScreen('/play/draws/:matchId', () => <p>still loading</p>),
  match: lazyScreen('/play/1v1'),
});
let screens: ReturnType<typeof late>;
const all = () => Object.values(screens).map((each) => each.screen);
const goTo = (path: string) => act(async () => navigate(path));
const heading = () => screen.queryByRole('heading')?.textContent;
const isBusy = () => screen.getByRole('main').getAttribute('aria-busy') === 'true';

beforeEach(async () => {
  screens = late();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: [], unreadCount: 0 })));
  useUserStore.setState({ user: sampleUser });
  history.replaceState(null, '', '/home');
  const i18n = createI18n('en');
  await i18n.load(['common']);
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <AppRoutes screens={all()} />
        </Suspense>
      </QueryClientProvider>
    </I18nContext>,
  );
  await screens.home.resolveCode();
  await screen.findByRole('navigation');
  await waitFor(() => expect(heading()).toBe('/home'));
});
afterEach(() => {
  cleanup();
  useUserStore.setState({ user: null });
  vi.unstubAllGlobals();
});

it('keeps the old screen, marked as busy, until the next one has loaded', async () => {
  await goTo('/categories');
  // Query by role, which finds visible elements only.
  expect(screen.getByRole('heading').textContent).toBe('/home');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Categories');
  expect(isBusy()).toBe(true);
  await screens.categories.resolveCode();
  expect(heading()).toBe('/categories');
  expect(isBusy()).toBe(false);
});

it('scrolls to the top and moves the focus when the new screen is shown, not before', async () => {
  screen.getByRole('link', { name: 'Everything' }).focus();
  vi.mocked(scrollTo).mockClear();
  await goTo('/categories');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Everything');
  await screens.categories.resolveCode();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('names a screen without a heading by its title, until the focus moves on', async () => {
  await goTo('/play/draws/1');
  await screens.draw.resolveCode();
  expect(document.activeElement).toBe(screen.getByRole('main', { name: document.title }));
  await goTo('/categories');
  await screens.categories.resolveCode();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('main').getAttribute('aria-label')).toBeNull();
});

it('shows the screen that was pressed last, even if others load later', async () => {
  await goTo('/categories');
  await goTo('/profile');
  await screens.profile.resolveCode();
  expect(heading()).toBe('/profile');
  await screens.categories.resolveCode();
  expect(heading()).toBe('/profile');
});

it('stays on a screen after going back before the next one has loaded', async () => {
  await goTo('/categories');
  await act(async () => history.back());
  await waitFor(() => expect(location.pathname).toBe('/home'));
  await screens.categories.resolveCode();
  expect(heading()).toBe('/home');
  expect(isBusy()).toBe(false);
});

it('follows a redirect of the next screen', async () => {
  await goTo('/modes');
  await screens.modes.resolveCode();
  await screens.profile.resolveCode();
  expect(heading()).toBe('/profile');
  expect(location.pathname).toBe('/profile');
});

it('changes path and search together', async () => {
  await goTo('/play/1v1?match=a');
  expect(screen.getByText('match none')).toBeTruthy();
  await screens.match.resolveCode();
  expect(heading()).toBe('/play/1v1');
  expect(screen.getByText('match a')).toBeTruthy();
  await goTo('/play/1v1?match=b');
  expect(screen.getByText('match b')).toBeTruthy();
});

it('adds one history entry for a link that is pressed twice', async () => {
  const before = history.length;
  fireEvent.click(screen.getByRole('link', { name: 'Everything' }));
  fireEvent.click(screen.getByRole('link', { name: 'Everything' }));
  expect(location.pathname).toBe('/categories');
  expect(history.length).toBe(before + 1);
});

it('has a log-out button in the navigation', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(signOut).toHaveBeenCalledOnce();
});

it.each([
  ['/categories?from=home', 'categories'],
  ['/play/draws/0192', 'draw'],
] as const)('preloads the screen of %s as soon as its link is pressed', (href, name) => {
  const link = document.createElement('a');
  link.href = href;
  link.innerHTML = '<span>To it</span>';
  preloadPressed(all(), { target: link.firstChild } as Event);
  expect(screens[name].load).toHaveBeenCalledOnce();
});

it('preloads nothing for a link to another site, or for other elements', () => {
  const link = document.createElement('a');
  link.href = 'https://example.org/categories';
  preloadPressed(all(), { target: link } as unknown as Event);
  preloadPressed(all(), { target: document.body } as unknown as Event);
  expect(screens.categories.load).not.toHaveBeenCalled();
});
