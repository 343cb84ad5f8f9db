import { query } from '@ementa/ui/data'

/** What the viewer reported, and what became of it. */
export const ownReportsQuery = query('moderationReports.own', async (api, _userId: string) => {
  const { reports } = await api.moderation.listOwnReports()
  return reports
})

/** The state of the viewer's own account, and the measures about it. */
export const ownAccountQuery = query('ownDecision.account', (api, _userId: string) => api.auth.getAccount())
