import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { useState } from 'react';
import { Host } from '../../../game/art/host.tsx';
import { useUser } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { serverNowMs } from '../../../lib/time/server-clock.ts';
import { hostLineOf, hostPoseOf } from './host-line.ts';

interface HomeHostProps {
  /** Today's challenge, once it has loaded. */
  readonly daily: DailyChallenge | undefined;
  readonly className: string | undefined;
}

/** The mascot with a line about today's challenge. */
export function HomeHost({ daily, className }: HomeHostProps) {
  const { t } = useI18n();
  const { lifetimePoints } = useUser().info;
  const [nowMs] = useState(serverNowMs);
  const line = daily && hostLineOf({ daily, lifetimePoints, nowMs });
  const words = { n: daily?.streakDays ?? 0, next: (daily?.streakDays ?? 0) + 1 };
  return <Host className={className} pose={hostPoseOf(line)} line={line && t(line, words)} />;
}
