let counter = 0

type Remember = (kind: string, make: () => string) => string

let remember: Remember = (_, make) => make()

/** Lets a host that runs one call several times give it the same ids each time. */
export function rememberIds(by: Remember): void {
  remember = by
}

/** An id that no other tab and no earlier start can have made. Ids made later sort behind earlier ones of the same kind. */
export function newId(kind: string, now: Date): string {
  return remember(kind, () => makeId(kind, now))
}

function makeId(kind: string, now: Date): string {
  counter += 1
  const [noise = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `${kind}-${now.getTime().toString(36)}-${counter.toString(36).padStart(3, '0')}${noise.toString(36).padStart(7, '0')}`
}
