/** Script of the public pages. It opens dialogs, whose code is fetched when a button is touched. */
import { clearReloadFlag, reloadOnce } from '../../lib/loading/reload-once.ts';

type DialogName = 'log-in' | 'sign-up';

const load = () => import('./open-dialog.tsx');

const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
const openerOf = (event: Event) => closest(event, '[data-dialog]');

const isDialog = (name: string | undefined): name is DialogName => name === 'log-in' || name === 'sign-up';

async function open(name: string | undefined): Promise<void> {
  if (!isDialog(name)) return;
  try {
    const { openDialog } = await load();
    await openDialog(name);
    clearReloadFlag();
  } catch (error) {
    reloadOnce(error);
  }
}

async function openFrom(opener: HTMLElement): Promise<void> {
  opener.setAttribute('aria-busy', 'true');
  await open(opener.dataset.dialog);
  opener.removeAttribute('aria-busy');
}

/** Parameters that links pass on to the sign-up: the referrer and the campaign. */
const originNames = ['ref', 'campaign'] as const;

/** Adds the referrer and the campaign of this page to a link. */
function keepOrigin(link: HTMLAnchorElement): void {
  const query = new URLSearchParams(location.search);
  const target = new URL(link.href);
  for (const name of originNames) {
    const value = query.get(name);
    if (value) target.searchParams.set(name, value);
  }
  link.href = target.pathname + target.search;
}

/** Adds the parameters of this page to a link to another language. */
function keepQuery(link: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  query.set('lang', new URLSearchParams(link.getAttribute('href') ?? '').get('lang') ?? '');
  link.setAttribute('href', `?${query}`);
}

addEventListener('pointerdown', (event) => {
  // Ignore a failure here, since the click loads again and reports it.
  if (openerOf(event)) load().catch(() => undefined);
});
addEventListener('click', (event) => {
  const opener = openerOf(event);
  if (opener) void openFrom(opener);
  const link = closest(event, 'a[href^="?lang="]');
  if (link) keepQuery(link);
});

// Change links at once, since a press may open a new tab or copy the address.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) keepOrigin(link);

const sample = document.querySelector<HTMLElement>('[data-sample]');
if (sample)
  void import('../../features/site/sample/play-sample.ts').then(({ playSample }) => playSample(sample));

// Open what was pressed before this script ran, or what the address names.
void open(document.documentElement.dataset.tapped ?? location.hash.slice(1));
