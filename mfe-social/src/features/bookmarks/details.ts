import {
  type BookmarkDetails,
  createTextFilter,
  fold,
  type Inputs,
  type Post,
  type QueueAction,
  tagLabel,
} from '@ementa/contracts'

/** Folder and note by the id of their post. */
type DetailsByPost = ReadonlyMap<string, BookmarkDetails>

export const indexByPost = (details: readonly BookmarkDetails[]): DetailsByPost =>
  new Map(details.map((one) => [one.post_id, one]))

/** Merges changes that wait in the offline queue over the stored details; the latest change wins. */
export function mergeQueued(details: DetailsByPost, pending: readonly Readonly<QueueAction>[]): DetailsByPost {
  const merged = new Map(details)
  for (const { type, input } of pending) {
    if (type !== 'bookmarks.setDetails' || !isDetails(input)) continue
    const { postId: post_id, folder, note } = input
    merged.set(post_id, { post_id, folder, note })
  }
  return merged
}

/** Checks the shape of a queued input, which is stored as `unknown`. */
const isDetails = (input: unknown): input is Inputs['bookmarks']['setDetails'] =>
  typeof input === 'object' && input !== null && 'postId' in input && 'folder' in input && 'note' in input

/** Lists the folders of these posts with their counts, in alphabetical order. */
export function listFolders(posts: readonly Post[], details: DetailsByPost): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { id } of posts) {
    const folder = details.get(id)?.folder
    if (folder) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true }))
}

/** Trims a folder name; where a folder differs only in case or accents, its existing spelling is returned. */
export const resolveFolderName = (typed: string, folders: readonly string[]): string => {
  const name = typed.trim()
  return folders.find((folder) => folder.localeCompare(name, 'pt-BR', { sensitivity: 'base' }) === 0) ?? name
}

/**
 * Tells whether every word of the query is in the body, a tag, or the reader's folder and note, ignoring accents and case.
 */
export function isMatch(
  post: Pick<Post, 'body' | 'tags'>,
  query: string,
  details?: Pick<BookmarkDetails, 'folder' | 'note'>,
): boolean {
  const own = [details?.folder ?? '', details?.note ?? '']
  const text = fold([post.body, ...post.tags, ...post.tags.map(tagLabel), ...own].join('\n'))
  return createTextFilter(query)(text)
}
