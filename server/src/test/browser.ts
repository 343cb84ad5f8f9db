import { createClient, SESSION_HEADER, VISITOR } from '@ementa/contracts/client'
import { createHostClient } from '@ementa/contracts/host'

interface BrowserOptions {
  origin?: string
  /** The id of the person whom its page shows. */
  shown?: string
  cookie?: string
}

/** Opens a browser of its own on a served host: it keeps the cookie, and sends its origin. */
export function openBrowser(url: string, { origin = url, shown, cookie: first = '' }: BrowserOptions = {}) {
  let cookie = first
  let known = shown
  const answers: Response[] = []
  const send = async (address: string, body: string) => {
    const headers = new Headers({ origin, 'content-type': 'application/json' })
    headers.set('user-agent', 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0')
    if (cookie) headers.set('cookie', cookie)
    if (known) headers.set(SESSION_HEADER, known)
    const response = await fetch(address, { method: 'POST', headers, ...(body && { body }) })
    const set = response.headers.get('set-cookie')
    if (set) cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '')
    return { response, hasNewCookie: set !== null }
  }
  const fetchThere = async (request: Request) => {
    const { response, hasNewCookie } = await send(request.url, await request.text())
    answers.push(response)
    if (hasNewCookie) {
      // As the page does after somebody signed in or out.
      const { response: current } = await send(`${url}/api/auth/getCurrentUser`, '')
      known = (await current.json())?.profile.id ?? VISITOR
    }
    return response
  }
  const api = `${url}/api`
  return {
    api: createClient({ url: api, fetch: fetchThere }),
    host: createHostClient(api, fetchThere),
    /** Sends a request whose input nobody checked before; `posts.create` names the call. */
    send: async (call: string, input: unknown) =>
      (await send(`${api}/${call.replace('.', '/')}`, JSON.stringify(input ?? {}))).response,
    last: () => answers.at(-1) as Response,
    cookie: () => cookie,
    stealCookie: (stolen: string) => {
      cookie = stolen
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** Returns the code of the error with which a call ends; null when it succeeds. */
export async function failing(call: Promise<unknown>): Promise<unknown> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : error
}
