/** Heartbeat that detects a dead network in a live match. */
const CHECK_EVERY_MS = 250;
const SILENT_AFTER_MS = 1500;
/** Longest wait for a pong: more than a slow network needs after one lost packet. */
const PONG_TIMEOUT_MS = 1500;
const DEAD_AFTER_MS = 6000;
/** Delay of a timer, by sleep or a hidden tab, above which silence says nothing about the network. */
const LATE_TIMER_MS = 2000;

interface HeartbeatEvents {
  ping(): void;
  /** Called with true when a ping gets no answer, and with false at the next message. */
  onSilent(isSilent: boolean): void;
  /** Called after so long a silence that a new connection is better. */
  onDead(): void;
}

/** Sends a ping after 1.5 s of silence. The connection counts as silent after 1.5 s more, and as dead after 6 s. */
export function startHeartbeat({ ping, onSilent, onDead }: HeartbeatEvents) {
  let messageAtMs = Date.now();
  let pingedAtMs: number | null = null;
  let tickAtMs = messageAtMs;
  let isSilent = false;

  const sendPing = (nowMs: number) => {
    pingedAtMs = nowMs;
    ping();
  };
  const timer = setInterval(() => {
    const nowMs = Date.now();
    const wasLate = nowMs - tickAtMs > LATE_TIMER_MS;
    tickAtMs = nowMs;
    if (wasLate) return sendPing(nowMs);
    if (pingedAtMs === null) {
      if (nowMs - messageAtMs >= SILENT_AFTER_MS) sendPing(nowMs);
      return;
    }
    const waitedMs = nowMs - pingedAtMs;
    if (waitedMs >= PONG_TIMEOUT_MS && !isSilent) {
      isSilent = true;
      onSilent(true);
    }
    if (waitedMs >= DEAD_AFTER_MS) {
      pingedAtMs = null;
      messageAtMs = nowMs;
      onDead();
    }
  }, CHECK_EVERY_MS);

  return {
    /** Must be called for every message of the server. */
    onMessage(): void {
      messageAtMs = Date.now();
      pingedAtMs = null;
      if (isSilent) onSilent(false);
      isSilent = false;
    },
    stop: (): void => clearInterval(timer),
  };
}
