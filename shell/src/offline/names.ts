import type { ResponseCache } from '@ementa/ui/host'

const NAMES = ['display_name', 'title', 'body', 'content'] as const
const MAX_DEPTH = 6

/** Looks up what was read before, to call a thing by its name instead of its id. */
export function nameFinder(cache: Pick<ResponseCache, 'keys' | 'get'>): (id: string) => string | undefined {
  return (id) => {
    for (const key of cache.keys()) {
      const name = nameIn(cache.get(key)?.data, id, MAX_DEPTH)
      if (name) return name
    }
    return undefined
  }
}

function nameIn(value: unknown, id: string, depth: number): string | undefined {
  if (typeof value !== 'object' || value === null || depth === 0) return undefined
  if (!Array.isArray(value) && 'id' in value && value.id === id) {
    const entity: Record<string, unknown> = { ...value }
    const name = NAMES.map((field) => entity[field]).find((text) => typeof text === 'string' && text !== '')
    if (typeof name === 'string') return name
  }
  for (const inner of Object.values(value)) {
    const name = nameIn(inner, id, depth - 1)
    if (name) return name
  }
  return undefined
}
