/** The messages of the page to the worker. */
export type WorkerMessage =
  /** The user agreed to the new version: it may replace the old one. */
  | { type: 'take-over' }
  /** Keep what every remote needs, before anybody has opened it. */
  | { type: 'warm' }
