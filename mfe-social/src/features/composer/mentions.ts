/** What is being mentioned before the caret: `Olá, @ana|` → `{ query: 'ana', start: 5 }`. */
export interface MentionQuery {
  query: string
  /** Where the `@` stands, in UTF-16 units as `selectionStart` counts. */
  start: number
}

// An address such as ana@forum.br is no mention: the @ begins a word.
const OPEN_MENTION = /(?:^|[\s(["'“])@([\p{L}\p{N}._-]{0,30})$/u

export function mentionBefore(text: string, caret: number): MentionQuery | null {
  const match = OPEN_MENTION.exec(text.slice(0, caret))
  const query = match?.[1]
  if (query === undefined) return null
  return { query, start: caret - query.length - 1 }
}

/** The text with the mention completed, and where the caret goes. */
export function completeMention(text: string, caret: number, { start }: MentionQuery, username: string) {
  const mention = `@${username} `
  const rest = text.slice(caret).replace(/^ /, '')
  return { text: text.slice(0, start) + mention + rest, caret: start + mention.length }
}
