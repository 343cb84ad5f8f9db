const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Merges two tabs' versions of one record, both made from `base`: the fields that `ours` changed stay ours, all others are
 * theirs. A field that `ours` dropped is dropped. A field changed in both is ours, as the last write wins; so is a deletion
 * on either side, against which nothing can be merged.
 */
export function mergeRecords(base: unknown, ours: unknown, theirs: unknown): unknown {
  if (!isObject(base) || !isObject(ours) || !isObject(theirs)) return ours
  const changed = Object.entries(ours).filter(([field, value]) => !same(value, base[field]))
  const merged = Object.entries({ ...theirs, ...Object.fromEntries(changed) })
  return Object.fromEntries(merged.filter(([field]) => !(field in base) || field in ours))
}
