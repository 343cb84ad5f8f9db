import * as v from 'valibot'
import { centsSchema, idSchema } from './fields'

export const planTierSchema = v.picklist(['free', 'pro', 'premium'])

/** Plan (spec §3). Perks are texts only; nothing is enforced (P-17). */
export const planSchema = v.object({
  id: idSchema,
  name: v.string(),
  tier: planTierSchema,
  price_cents: centsSchema,
  perks: v.array(v.string()),
})
export type Plan = v.InferOutput<typeof planSchema>
