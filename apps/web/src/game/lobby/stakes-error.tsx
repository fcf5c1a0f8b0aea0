import type { ComponentProps } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

/** Message of stakes that could not be loaded, with a way back to the modes. */
export function StakesError(props: Pick<ComponentProps<typeof ErrorState>, 'message' | 'onRetry'>) {
  const { t } = useI18n();
  return (
    <ErrorState {...props}>
      <ButtonLink variant="quiet" to="/modes">
        {t('nav.modes')}
      </ButtonLink>
    </ErrorState>
  );
}
