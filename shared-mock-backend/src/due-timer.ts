/** Past it, the browser's timers run at once. In ms. */
const LONGEST = 2 ** 31 - 1

interface DueTimerOptions {
  clock: () => Date
  /** Returns the time at which something falls due next, in ms epoch; null for never. */
  next: () => number | null
  /** Carries out due schedules. */
  run: () => Promise<void>
}

/** Wakes up when the next schedule falls due, so that it is carried out while the app stays open and nobody calls. */
export class DueTimer {
  readonly #options: DueTimerOptions
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The moment that the timer waits for, ms epoch; null when nothing is due. */
  #target: number | null = null

  constructor(options: DueTimerOptions) {
    this.#options = options
  }

  /** Call it whenever schedules may have changed. */
  arm(): void {
    const target = this.#options.next()
    if (target === this.#target && this.#timer !== undefined) return
    this.stop()
    if (target === null) return
    this.#target = target
    const remaining = Math.min(LONGEST, Math.max(0, target - this.#options.clock().getTime()))
    this.#timer = setTimeout(() => void this.#wake(), remaining)
    // In Node the timer alone must not keep the process alive.
    if (typeof this.#timer === 'object') this.#timer.unref()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#target = null
  }

  async #wake(): Promise<void> {
    this.#timer = undefined
    const target = this.#target
    await this.#options.run()
    // A schedule that could not be carried out (its code did not load) waits for the next call.
    if (this.#options.next() !== target) this.arm()
  }
}
