/** Returns the value of a look-up; throws if there is none, so that a test does not continue with a wrong element. */
export function required<Found>(found: Found | null | undefined, what = 'what the test looks for'): Found {
  if (found === null || found === undefined) throw new Error(`Failed to find ${what}.`)
  return found
}
