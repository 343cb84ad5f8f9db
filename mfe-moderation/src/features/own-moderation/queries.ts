import { query } from '@ementa/ui/data'

/** Reads the viewer's reports and their outcomes. */
export const ownReportsQuery = query('moderationReports.own', async (api, _userId: string) => {
  const { reports } = await api.moderation.listOwnReports()
  return reports
})

/** Reads the status of the viewer's own account, and the measures about it. */
export const ownAccountQuery = query('ownDecision.account', (api, _userId: string) => api.auth.getAccount())
