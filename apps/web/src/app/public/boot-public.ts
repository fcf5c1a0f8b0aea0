/** The script of the public pages: it opens the dialogs, whose code is fetched when somebody seems to want one. */
type DialogName = 'log-in' | 'sign-up';

const load = () => import('./open-dialog.tsx');

const openerOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-dialog]') : null;

const isDialog = (name: string | undefined): name is DialogName => name === 'log-in' || name === 'sign-up';

async function open(name: string | undefined): Promise<void> {
  if (!isDialog(name)) return;
  const { openDialog } = await load();
  await openDialog(name);
}

async function openFrom(opener: HTMLElement): Promise<void> {
  opener.setAttribute('aria-busy', 'true');
  try {
    await open(opener.dataset.dialog);
  } finally {
    opener.removeAttribute('aria-busy');
  }
}

addEventListener('pointerdown', (event) => {
  if (openerOf(event)) void load();
});
addEventListener('click', (event) => {
  const opener = openerOf(event);
  if (opener) void openFrom(opener);
});

// Somebody may have pressed before this script was there.
void open(document.documentElement.dataset.tapped);
