import type { Inputs } from '@ementa/contracts'
import { query } from '@ementa/ui/data'

export type ReportDays = NonNullable<NonNullable<Inputs['moderation']['getTransparency']>['days']>

/** Reads the figures about moderation in the last `days` days. */
export const transparencyQuery = query('moderationStats.public', (api, days: ReportDays) =>
  api.moderation.getTransparency({ days }),
)
