/** What a look-up found; throws where it found nothing, so that a test never goes on with another element. */
export function required<Found>(found: Found | null | undefined, what = 'what the test looks for'): Found {
  if (found === null || found === undefined) throw new Error(`Failed to find ${what}.`)
  return found
}
