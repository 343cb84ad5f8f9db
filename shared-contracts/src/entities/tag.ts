import * as v from 'valibot'
import { idSchema } from './fields'

/** Posts refer to a tag by its slug. */
export const tagSchema = v.object({ id: idSchema, slug: v.pipe(v.string(), v.nonEmpty()), label: v.string() })
export type Tag = v.InferOutput<typeof tagSchema>
