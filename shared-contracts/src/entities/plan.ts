import * as v from 'valibot'
import { centsSchema, idSchema } from './fields'

export const planTierSchema = v.picklist(['free', 'pro', 'premium'])

/** Perks are texts only; nothing is enforced. */
export const planSchema = v.object({
  id: idSchema,
  name: v.string(),
  tier: planTierSchema,
  price_cents: centsSchema,
  perks: v.array(v.string()),
})
export type Plan = v.InferOutput<typeof planSchema>
