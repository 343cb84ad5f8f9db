/**
 * A package whose code runs in this page: its name with version, `social@1.0.0-1a2b3c4d`, and the base address of its
 * files.
 */
export interface Part {
  readonly label: string
  readonly base: string
}

const FRAMES = 12
const PLACE = /(https?:\/\/[^\s()]+?)(?:\?[^\s():]*)?:(\d+):(\d+)/

/** Parses a stack trace into `address:line:column` without queries, innermost first. */
export function parseFrames(stack: string | undefined): string[] {
  const lines = (stack ?? '').split('\n').map((line) => PLACE.exec(line))
  return lines.flatMap((found) => (found ? [`${found[1]}:${found[2]}:${found[3]}`] : [])).slice(0, FRAMES)
}

/**
 * Finds the package that caused an error: the remote of the innermost frame in one, because remotes call the shell and not the
 * other way round; otherwise the shell.
 */
export function findSource(frames: readonly string[], remotes: readonly Part[], shell: string): string {
  for (const frame of frames) {
    const [owner] = remotes.filter(({ base }) => frame.startsWith(base)).sort((a, b) => b.base.length - a.base.length)
    if (owner) return owner.label
  }
  return shell
}

/** Removes personal data from a message: quoted text, mail addresses, queries and ids. */
export function removePersonal(message: string): string {
  return (
    message
      .replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1')
      // The end of a host has letters only, so `social@1.0.0-1a2b3c4d` is not taken for a mail address.
      .replace(/[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/gi, '…')
      .replace(/"[^"]*"|“[^”]*”|'[^']{12,}'/g, '"…"')
      .replace(/\b(user|post|issue|comment|newsletter)-[\w-]+/g, '$1-…')
      .slice(0, 300)
  )
}
