import { afterAll, beforeAll } from 'vitest'

/** For a file of tests: happy-dom loads no frames unless asked to, not even an empty one. */
export function loadFrames(): void {
  const set = (isWanted: boolean) => {
    Object.assign(Reflect.get(window, 'happyDOM').settings, {
      enableIframePageLoading: isWanted,
      disableIframePageLoading: !isWanted,
    })
  }
  beforeAll(() => set(true))
  afterAll(() => set(false))
}
