/** Everything that a version stored: the head, and the records by their key without the prefix, `posts:post-1`. */
export interface Stored {
  head: Record<string, unknown>
  records: ReadonlyMap<string, unknown>
}

/**
 * Converts stored data to the next version. The result is validated like everything that is read. Records are written
 * before the head, so a migration that was interrupted meets its own records again and must leave them as they are.
 */
export type Migration = (stored: Stored) => Stored

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Version → the way from it to the next one. A version without a way is set aside. */
export const MIGRATIONS: Readonly<Record<number, Migration>> = {
  /** The previews before 1.0: the user by name, no volume, memberships without a time. */
  0: ({ head, records }) => ({
    head: {
      seededAt: head.seededAt,
      posts: 0,
      currentUserId: typeof head.user === 'string' ? `user-${head.user}` : null,
    },
    records: new Map(
      [...records].map(([key, record]) => [
        key,
        key.startsWith('memberships:') && isObject(record) ? { created_at: null, ...record } : record,
      ]),
    ),
  }),
}

/** Takes `stored` from version to version up to `to`; undefined when there is no way. */
export function migrate(stored: Stored, from: number, to: number): Stored | undefined {
  let current = stored
  for (let version = from; version < to; version += 1) {
    const step = MIGRATIONS[version]
    if (!step) return undefined
    current = step(current)
  }
  return from <= to ? current : undefined
}
