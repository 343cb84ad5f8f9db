import { query } from '@ementa/ui/data'

/** Reads the viewer's reports and their outcomes. */
export const ownReportsQuery = query('moderationReports.own', async (api, _userId: string) => {
  const { reports } = await api.moderation.listOwnReports()
  return reports
})
