import { createRoot, type Root } from 'react-dom/client';
import { LogInDialog } from '../../features/auth/log-in/log-in-dialog.tsx';
import { SignUpDialog } from '../../features/auth/sign-up/sign-up-dialog.tsx';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { applyLanguage, readLanguage } from '../../lib/i18n/language.ts';

const dialogs = { 'log-in': LogInDialog, 'sign-up': SignUpDialog };

let root: Root | undefined;

function makeRoot(): Root {
  const place = document.createElement('div');
  document.body.append(place);
  return createRoot(place);
}

/** Opens a dialog on a page without React. */
export async function openDialog(name: keyof typeof dialogs): Promise<void> {
  const i18n = createI18n(applyLanguage(readLanguage()));
  await i18n.load(['common', 'auth']);
  root ??= makeRoot();
  const Dialog = dialogs[name];
  const close = () => root?.render(null);
  root.render(
    <I18nContext value={i18n}>
      <Dialog onClose={close} />
    </I18nContext>,
  );
}
