/** A package whose code runs in this page: `social@1.0.0-1a2b3c4d`, and the address below which its files are. */
export interface Part {
  readonly label: string
  readonly base: string
}

const FRAMES = 12
const PLACE = /(https?:\/\/[^\s()]+?)(?:\?[^\s():]*)?:(\d+):(\d+)/

/** The places of a stack trace, innermost first, as `address:line:column` without queries. */
export function framesOf(stack: string | undefined): string[] {
  const lines = (stack ?? '').split('\n').map((line) => PLACE.exec(line))
  return lines.flatMap((found) => (found ? [`${found[1]}:${found[2]}:${found[3]}`] : [])).slice(0, FRAMES)
}

/**
 * Whose code it was: the innermost place that lies in a remote, since remotes call the shell's parts and not the other way
 * round; `shell` when there is none.
 */
export function sourceOf(frames: readonly string[], remotes: readonly Part[], shell: string): string {
  for (const frame of frames) {
    const [owner] = remotes.filter(({ base }) => frame.startsWith(base)).sort((a, b) => b.base.length - a.base.length)
    if (owner) return owner.label
  }
  return shell
}

/** A message without what people wrote: quoted text, addresses of mail, queries and ids are left out. */
export function withoutPersonal(message: string): string {
  return (
    message
      .replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1')
      // `social@1.0.0-1a2b3c4d` is none: the last part of a host has letters only.
      .replace(/[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/gi, '…')
      .replace(/"[^"]*"|“[^”]*”|'[^']{12,}'/g, '"…"')
      .replace(/\b(user|post|issue|comment|newsletter)-[\w-]+/g, '$1-…')
      .slice(0, 300)
  )
}
