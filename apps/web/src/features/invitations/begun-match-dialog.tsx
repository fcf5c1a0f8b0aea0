import { useQuery } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { closeDialog } from '../../game/dialogs.ts';
import { gameName } from '../../game/modes/game-names.ts';
import { matchPath } from '../../game/modes/match-path.ts';
import { unfinishedQuery } from '../../game/queries/daily-query.ts';
import type { ApiReply } from '../../lib/api/api.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx';

type RunningMatch = ApiReply<'GET /api/play/matches'>['data'][number];

interface BegunMatchDialogProps {
  readonly match: RunningMatch;
  readonly onClose: () => void;
}

/** Offers the player's running match. It closes by itself at the end of the match. */
export function BegunMatchDialog({ match, onClose }: BegunMatchDialogProps) {
  const { t } = useI18n();
  // Subscribe to the query, which events refetch.
  useQuery({ ...unfinishedQuery, staleTime: Number.POSITIVE_INFINITY });
  const [path, name] = [matchPath(match), gameName(match.type, match.mode)];
  if (!path || !name) return null;
  const enter = () => {
    onClose();
    closeDialog();
    navigate(path);
  };
  return (
    <Dialog title={t('begun.title')} width={400} onClose={onClose}>
      <p>{t('begun.body', { game: t(name) })}</p>
      <DialogActions>
        <Button isWide onClick={enter}>
          {t('begun.play')}
        </Button>
        <Button variant="quiet" isWide onClick={onClose}>
          {t('begun.later')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
