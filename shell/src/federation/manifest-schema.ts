import * as v from 'valibot'

const files = v.array(v.string())
/**
 * The parts of `mf-manifest.json` that the shell reads: the names of the container, and the additions of
 * `remote-kit`.
 */
export const manifestSchema = v.object({
  name: v.string(),
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({
      path: v.string(),
      name: v.string(),
      type: v.optional(v.picklist(['global', 'module']), 'global'),
    }),
  }),
  ementa: v.optional(
    v.object({
      version: v.optional(v.string()),
      contract: v.number(),
      storage: v.number(),
      surface: v.string(),
      needs: v.union([v.string(), v.record(v.string(), files)]),
      pages: v.optional(v.record(v.string(), files), {}),
      facades: v.optional(v.record(v.string(), files), {}),
      files: v.optional(v.record(v.string(), v.string())),
      signature: v.optional(v.string()),
    }),
  ),
})

export type Manifest = v.InferOutput<typeof manifestSchema>
