import { useMutation } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { matchPath } from '../../game/modes/match-path.ts';
import { callApi } from '../../lib/api/api.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';

/** Link to the result of a match. */
export function GameLink({ matchId }: { readonly matchId: string }) {
  const { t } = useI18n();
  const open = useMutation({
    mutationFn: () => callApi('GET /api/play/matches/:id', { params: { id: matchId } }),
    onSuccess: (match) => {
      const path = matchPath(match);
      if (path) navigate(path);
    },
  });
  return (
    <Button variant="quiet" isBusy={open.isPending} onClick={() => open.mutate()}>
      {t('notifications.seeGame')}
    </Button>
  );
}
