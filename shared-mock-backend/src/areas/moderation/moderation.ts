import { moderatedItemType } from '@ementa/contracts'
import { os, reporter, signedIn } from '../../context'
import { decide, restore } from './decisions'
import { moderatorOnly, outside } from './guards'
import { authorOf } from './items'
import { logs } from './logs'
import { objections } from './objections'
import { queue } from './queue'
import { callerOf, toRecord } from './record'
import { fileReport, ownReports, reportItem } from './reports'
import { stats } from './stats'
import { moderatedUsers } from './users'

export const moderation = {
  ...queue,
  ...moderatedUsers,
  ...logs,
  ...objections,
  ...ownReports,
  ...stats,

  restore: os.moderation.restore
    .use(moderatorOnly)
    .handler(({ input, context }) => toRecord(context, restore(context, input))),

  createReport: os.moderation.createReport
    .use(signedIn)
    .use(reporter)
    .handler(({ input, context, errors }) => {
      if (authorOf(context, input) === undefined) throw errors.CONTENT_NOT_FOUND()
      return fileReport(context, input)
    }),

  reportContent: os.moderation.reportContent.use(reporter).handler(({ input, context, errors }) => {
    const [type, item_id] = input.kind === 'dialog' ? [input.type, input.targetId] : [input.entityType, input.entityId]
    const item = { item_type: moderatedItemType(type), item_id }
    if (authorOf(context, item) === undefined) throw errors.CONTENT_NOT_FOUND()
    return reportItem(context, input)
  }),

  moderateContent: os.moderation.moderateContent.use(outside).handler(({ input, context, errors }) => {
    const { item_type, item_id } = input
    if (authorOf(context, { item_type, item_id }) === undefined) throw errors.CONTENT_NOT_FOUND()
    return decide(context, { item_type, item_id }, { ...input, ...callerOf(context) })
  }),
}
