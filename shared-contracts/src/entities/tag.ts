import * as v from 'valibot'
import { idSchema } from './fields'

/** Tag (spec §3). Posts refer to it by slug. */
export const tagSchema = v.object({ id: idSchema, slug: v.pipe(v.string(), v.nonEmpty()), label: v.string() })
export type Tag = v.InferOutput<typeof tagSchema>
