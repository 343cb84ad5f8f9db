import { productFolder } from '@ementa/contracts/place'
import { CONTRACT, type Registry } from '@ementa/contracts/remote-module'
import * as v from 'valibot'

/** An address; relative ones are resolved against the registry, not against the page. */
const address = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform((given) => {
    const file = location.origin + productFolder()
    return URL.canParse(given, file) ? new URL(given, file).href : given
  }),
)

export const remoteEntry = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  title: v.optional(v.string()),
  entry: address,
  routes: v.array(v.pipe(v.string(), v.startsWith('/'))),
  keys: v.optional(v.array(v.string())),
  unsigned: v.optional(v.boolean()),
  enabled: v.optional(v.boolean()),
  fallback: v.optional(address),
  versions: v.optional(v.array(v.object({ entry: address, share: v.number() }))),
})

/** The registry without its entries, which are checked one by one if not all are valid (`bad-entries.ts`). */
export const registryFrame = v.object({
  contract: v.number(),
  api: v.optional(address),
  worker: v.optional(v.boolean()),
  telemetry: v.optional(address),
  remotes: v.array(v.unknown()),
})

/** Schema of `remotes.json`. It is checked on every read, because people and releases write it, not this build. */
export const registrySchema = v.object({ ...registryFrame.entries, remotes: v.array(remoteEntry) })

export const emptyRegistry: Registry = { contract: CONTRACT, remotes: [] }
