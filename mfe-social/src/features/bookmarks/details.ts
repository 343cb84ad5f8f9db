import type { BookmarkDetails, Inputs, Post, QueueAction } from '@ementa/contracts'

/** Folder and note by the id of their post. */
export type DetailsByPost = ReadonlyMap<string, BookmarkDetails>

export const byPost = (details: readonly BookmarkDetails[]): DetailsByPost =>
  new Map(details.map((one) => [one.post_id, one]))

type Pending = { readonly [Key in keyof QueueAction]: QueueAction[Key] }

/** With what waits in the offline queue, the latest last. */
export function withQueued(details: DetailsByPost, pending: readonly Pending[]): DetailsByPost {
  const merged = new Map(details)
  for (const { type, input } of pending) {
    if (type !== 'bookmarks.setDetails' || !isDetails(input)) continue
    const { postId: post_id, folder, note } = input
    merged.set(post_id, { post_id, folder, note })
  }
  return merged
}

/** The queue keeps what the call was given. */
const isDetails = (input: unknown): input is Inputs['bookmarks']['setDetails'] =>
  typeof input === 'object' && input !== null && 'postId' in input && 'folder' in input && 'note' in input

/** The folders that hold one of these posts, with how many, by the alphabet. */
export function foldersOf(posts: readonly Post[], details: DetailsByPost): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { id } of posts) {
    const folder = details.get(id)?.folder
    if (folder) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true }))
}

/** A folder is the same however it is written: one that is there already keeps its spelling. */
export const folderNamed = (typed: string, folders: readonly string[]): string => {
  const name = typed.trim()
  return folders.find((folder) => folder.localeCompare(name, 'pt-BR', { sensitivity: 'base' }) === 0) ?? name
}
