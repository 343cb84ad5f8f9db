/** Time in which a process notices that the one that started it is gone, in ms. */
const LOOKS_EVERY = 1000

/**
 * Ends this process once the one that started it is gone. A test runner that is killed cannot stop its server, and the next
 * run would find the port taken.
 */
export function endWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.exit()
  }, LOOKS_EVERY).unref()
}
