import { adds, type CallsOf, read, readWith, removes, write } from './call-meta'
import type { Resource } from './reads'

const SENDING: readonly Resource[] = ['issues', 'issue', 'schedules', 'abTests', 'newsletters']

/** A correction also notifies everybody who has read the issue. */
const CORRECTING: readonly Resource[] = ['issues', 'notifications', 'unreadCount']

const AUDIENCE: readonly Resource[] = ['audience', 'newsletters', 'newsletter', 'metrics']

const editorRead = <R extends Resource = never>(...reads: R[]) => readWith('newsletterEditor', ...reads)

const editorWrite = (stale: readonly Resource[], byCaller: readonly Resource[] = []) =>
  write({ latency: 'newsletterEditor', stale, byCaller, alsoWhenRefused: true })

export const newslettersMeta = {
  listAll: read('newsletters'),
  get: read('newsletter'),
  create: write({ stale: ['newsletters', 'newsletter', 'search', 'searchCounts'] }),
  update: write({ stale: ['newsletters', 'newsletter', 'search', 'searchCounts', 'issue'] }),
  // A subscription decides how much of an issue is shown: the button reads the texts again itself and waits for them.
  subscribe: adds('subscribed', 'id', 'Assinar newsletter', {
    stale: ['newsletters', 'newsletter', 'audience', 'notifications', 'unreadCount'],
    byCaller: ['issues', 'issue'],
  }),
  unsubscribe: removes('subscribed', 'id', 'Cancelar assinatura', {
    stale: ['newsletters', 'newsletter', 'audience'],
    byCaller: ['issues', 'issue'],
  }),
  listIssues: read('issues'),
  getIssue: editorRead('issue'),
  createIssue: editorWrite(['issues']),
  updateIssue: editorWrite(['issues', 'schedules'], ['issue']),
  markNewerText: write({ latency: 'newsletterEditor' }),
  sendIssueNow: editorWrite([...SENDING, 'metrics', 'law']),
  undoSend: editorWrite([...SENDING, 'metrics', 'law']),
  scheduleIssue: editorWrite(SENDING),
  listSchedules: editorRead('schedules'),
  // The open issue keeps its note about the delay while its author looks at it.
  markLateSeen: editorWrite(['issues', 'schedules'], ['issue']),
  cancelSchedule: editorWrite(SENDING),
  duplicateIssue: editorWrite(['issues']),
  deleteIssue: editorWrite(['imports', 'issues', 'schedules', 'newsletters', 'search', 'searchCounts'], ['issue']),
  restoreIssue: editorWrite(['imports', 'issues', 'newsletters', 'search', 'searchCounts'], ['issue']),
  addErratum: editorWrite([...CORRECTING, 'issue']),
  correctIssue: editorWrite([...CORRECTING, 'issue', 'search', 'searchCounts', 'law']),
  openIssue: editorWrite(['issues', 'issue', 'search', 'searchCounts']),
  importIssues: editorWrite(['imports', 'issues', 'issue', 'metrics', 'search', 'searchCounts', 'newsletters']),
  listImports: editorRead('imports'),
  undoImport: editorWrite(['imports', 'issues', 'issue', 'metrics', 'search', 'searchCounts', 'newsletters']),
  listTemplates: editorRead('templates'),
  getTemplate: editorRead(),
  saveTemplate: editorWrite(['templates']),
  renameTemplate: editorWrite(['templates']),
  deleteTemplate: editorWrite(['templates']),
  listAudience: editorRead('audience'),
  importAudience: editorWrite(AUDIENCE),
  removeSubscriber: editorWrite(AUDIENCE),
  restoreSubscriber: editorWrite(AUDIENCE),
  markIssueRead: adds('readIssues', 'id', 'Marcar edição como lida'),
  markIssueUnread: removes('readIssues', 'id', 'Marcar edição como não lida'),
  listABTests: editorRead('abTests'),
  createABTest: editorWrite([], ['abTests']),
  startABTest: editorWrite([], ['abTests']),
  deleteABTest: editorWrite([], ['abTests']),
  // The winner becomes the subject of its issue.
  stopABTest: editorWrite(['issues', 'issue', 'search', 'searchCounts', 'notifications'], ['abTests']),
  suggestContent: editorRead('contentSuggestions'),
  applyTemplate: editorRead(),
  getMetrics: read('metrics'),
} satisfies CallsOf<'newsletters'>
