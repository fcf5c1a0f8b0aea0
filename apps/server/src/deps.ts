/** External dependencies of use cases, built once in `start-server.ts`, or by each test. */
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { CardGateway } from './gateways/cards/card-gateway.ts';
import type { SandboxCards } from './gateways/cards/start-sandbox-cards.ts';
import type { MailGateway } from './gateways/mail/mail-gateway.ts';
import type { OperatorGateways } from './gateways/operators/operator-gateways.ts';
import type { SocialGateway } from './gateways/social/google.ts';
import type { Clock } from './lib/clock.ts';
import type { Db } from './lib/database/db.ts';
import type { WakeSignal } from './lib/wake-signal.ts';
import type { Engine } from './match/clock/engine.ts';
import type { Realtime } from './realtime/realtime.ts';

export interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly mail: MailGateway;
  readonly social: SocialGateway;
  /** Null without a configured card service. */
  readonly cards: CardGateway | null;
  /** The sandbox's card service, if it is used; this server relays its pages. */
  readonly sandboxCards: Pick<SandboxCards, 'url'> | null;
  readonly operators: OperatorGateways;
  readonly engine: Engine;
  readonly realtime: Realtime;
  /** Wakes the event dispatcher. */
  readonly events: WakeSignal;
  /** Wakes the worker of card messages. */
  readonly payments: WakeSignal;
}
