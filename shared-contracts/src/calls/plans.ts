import * as v from 'valibot'
import { planSchema } from '../entities/plan'
import { call } from './base'

/** Plans are sample data and cannot be changed. */
export const plans = {
  list: call('/plans/list').output(v.object({ plans: v.array(planSchema) })),
}
