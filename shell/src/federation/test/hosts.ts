import { CONTRACT, STORAGE } from '@ementa/contracts'
import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { init } from '@module-federation/runtime'
import { vi } from 'vitest'

export type Exposed = Record<string, () => unknown>

/** Answers of hosts by address; any other address is not found. */
export const answers = new Map<string, (options: RequestInit) => Promise<Response> | Response>()
/** Requests to containers: the address of the script and the name of the part. */
export const askedParts: string[] = []
/** Global variables in which the runtime looks for containers. */
export const globalNames: (string | undefined)[] = []
/** Replaces `fetch`. */
export const fetched = vi.fn((address: string, options: RequestInit = {}) =>
  Promise.resolve(answers.get(address)?.(options) ?? new Response('', { status: 404 })),
)

const containers = new Map<string, Exposed>()

// The runtime is the real one; the containers need no script.
init({
  name: 'shell',
  remotes: [],
  plugins: [
    {
      name: 'hosts-of-tests',
      loadEntry: async ({ remoteInfo: { entry, entryGlobalName } }) => {
        globalNames.push(entryGlobalName)
        return {
          init: () => undefined,
          get: (part: string) => {
            askedParts.push(`${entry} ${part}`)
            return async () => containers.get(entry)?.[part]?.()
          },
        }
      },
    },
  ],
})

/** Lists the preload links of the page. */
export const hints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]

/** Resets the page before each test. */
export function openPage() {
  for (const hint of hints()) hint.remove()
  askedParts.length = 0
  globalNames.length = 0
  answers.clear()
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  // The runtime warns when a container replaces another one.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

export const remoteModule = { routes: [] }

/** Creates a remote whose host answers. Each test needs its own name, because loaded remotes stay loaded. */
export function serve(name: string, exposed: Exposed = withRemoteModule(), over: Partial<RemoteEntry> = {}) {
  const remote: RemoteEntry = {
    name,
    entry: `https://${name}.example/mf-manifest.json`,
    routes: ['/'],
    unsigned: true,
    ...over,
  }
  serveAt(remote.entry, name, exposed)
  return { remote, script: scriptAt(remote.entry) }
}

/** Serves the manifest and the container of a remote at an address. */
export function serveAt(address: string, name: string, exposed: Exposed = withRemoteModule()) {
  const ementa = {
    contract: CONTRACT,
    storage: STORAGE,
    surface: __SHELL_SURFACE__,
    needs: {},
    version: `1.0.0-${name}`,
    files: { 'r/remoteEntry.js': 'Y29udGFpbmVy', 'static/p.js': 'cGFnZQ==' },
    pages: { '/p/:id': ['static/p.js'] },
  }
  const metaData = { globalName: `the_${name}`, remoteEntry: { path: 'r/', name: 'remoteEntry.js' } }
  answers.set(address, () => Response.json({ name, metaData, ementa }))
  containers.set(scriptAt(address), exposed)
}

const withRemoteModule = (): Exposed => ({ './remote': () => ({ default: remoteModule }) })
const scriptAt = (address: string) => new URL('r/remoteEntry.js', address).href
