import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { I18n } from '../lib/i18n/i18n.ts';
import { I18nContext } from '../lib/i18n/i18n.ts';
import { ErrorState } from '../ui/states/error-state.tsx';

/** The mascot; nothing if its code can't be loaded either. */
const Mascot = lazy(async () => {
  const art = await import('../game/art/mascot.tsx').catch(() => null);
  return { default: art?.Mascot ?? (() => <></>) };
});

interface CrashGuardProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Page after a crash, with a button that reloads the app. */
export function StartAgain({ i18n }: Pick<CrashGuardProps, 'i18n'>) {
  return (
    <I18nContext value={i18n}>
      <ErrorState
        message={i18n.t('ui.errorOccurred')}
        picture={
          <Suspense>
            <Mascot pose="consoling" isFirst />
          </Suspense>
        }
        onRetry={() => location.reload()}
      />
    </I18nContext>
  );
}

/** Error boundary of the whole app. */
export class CrashGuard extends Component<CrashGuardProps> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    const { i18n, children } = this.props;
    return this.state.hasCrashed ? <StartAgain i18n={i18n} /> : children;
  }
}
