import type { Api } from './table'

/**
 * Makes a call that is known by its name only. The contract validates the input on the other side, as always. Rejects for
 * a name that this version does not know.
 */
export async function callByName(api: Api, name: string, input: unknown): Promise<unknown> {
  const [area = '', verb = ''] = name.split('.')
  const call = memberOf(memberOf(api, area), verb)
  if (typeof call !== 'function') throw new Error(`Failed to call ${name}: the client has no such call.`)
  return call(input)
}

/** The areas and calls of the client are proxies of functions. */
function memberOf(owner: unknown, name: string): unknown {
  const isOwner = (typeof owner === 'object' && owner !== null) || typeof owner === 'function'
  return isOwner ? Reflect.get(owner, name) : undefined
}
