import * as v from 'valibot'
import { idSchema } from './fields'

export const followSchema = v.object({ follower_id: idSchema, followee_id: idSchema })
export type Follow = v.InferOutput<typeof followSchema>
