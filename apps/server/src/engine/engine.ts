/** The match clock of this node: it opens and closes rounds on time, whatever the mode. */
export interface Engine {
  start(): Promise<void>;
  stop(): Promise<void>;
}
