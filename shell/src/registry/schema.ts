import { CONTRACT } from '@ementa/contracts/remote-module'
import * as v from 'valibot'

const remoteEntry = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  title: v.optional(v.string()),
  entry: v.pipe(v.string(), v.nonEmpty()),
  routes: v.array(v.pipe(v.string(), v.startsWith('/'))),
  keys: v.optional(v.array(v.string())),
  unsigned: v.optional(v.boolean()),
})

/** `remotes.json`, checked on every read: it is written by people and by releases, not by this build. */
export const registrySchema = v.object({
  contract: v.number(),
  api: v.optional(v.string()),
  worker: v.optional(v.boolean()),
  remotes: v.array(remoteEntry),
})

export const emptyRegistry = { contract: CONTRACT, remotes: [] }
