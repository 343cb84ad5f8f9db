/** A remote with the version that this device loads, which only the page knows. */
export interface WarmRemote {
  readonly name: string
  readonly entry: string
}

/** Messages from the page to the worker. */
export type WorkerMessage =
  /** The new version may replace the old one, because the user agreed. */
  | { type: 'take-over' }
  /** The worker caches the files of these remotes before they are opened. */
  | { type: 'warm'; remotes: readonly WarmRemote[] }
