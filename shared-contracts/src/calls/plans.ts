import * as v from 'valibot'
import { planSchema } from '../entities/plan'
import { call } from './base'

/** Plans (spec §3): seed data, read-only (P-17). */
export const plans = {
  list: call('/plans/list').output(v.object({ plans: v.array(planSchema) })),
}
