/** A remote as this device loads it: which of several versions that is, only the page knows. */
export interface WarmRemote {
  readonly name: string
  readonly entry: string
}

/** The messages of the page to the worker. */
export type WorkerMessage =
  /** The user agreed to the new version: it may replace the old one. */
  | { type: 'take-over' }
  /** Keep what every remote needs, before anybody has opened it. */
  | { type: 'warm'; remotes: readonly WarmRemote[] }
