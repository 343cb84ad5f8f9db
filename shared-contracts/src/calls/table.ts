import type { Contract } from '../contract'
import { comparableWords } from '../text/text'
import { adds, type CallsOf, queued, read, readWith, removes, sets, write } from './call-meta'
import { PEOPLE, type Resource } from './reads'

/** Reads that show or count a post which has just become public. */
const WITH_NEW_POSTS: readonly Resource[] = [
  'feed',
  'userPosts',
  'drafts',
  'profile',
  'search',
  'searchCounts',
  'tags',
  'tagSuggestions',
  'law',
]

/** Muting and unmuting a word change the same posts, and one word is the same however it is written. */
const MUTED_WORD = { stale: ['mutedWords', 'feed', 'closing'], sameFor: comparableWords } as const

/** Reads that leave out the texts and acts of a muted or blocked person; the feed filters by itself. */
const BY_PEOPLE: readonly Resource[] = ['comments', 'post', 'notifications', 'unreadCount']

/** Reads that show whether an issue is sent, or when it will be. */
const SENDING: readonly Resource[] = ['issues', 'issue', 'schedules', 'abTests', 'newsletters']

/** A correction also notifies everybody who has read the issue. */
const CORRECTING: readonly Resource[] = ['issues', 'notifications', 'unreadCount']

const AUDIENCE: readonly Resource[] = ['audience', 'newsletters', 'newsletter', 'metrics']

const editorRead = <R extends Resource = never>(...reads: R[]) => readWith('newsletterEditor', ...reads)

const editorWrite = (stale: readonly Resource[], byCaller: readonly Resource[] = []) =>
  write({ latency: 'newsletterEditor', stale, byCaller, alsoWhenRefused: true })

const QUEUE: readonly Resource[] = ['moderationQueue', 'moderationReports', 'moderationStats']

/** A decision concerns the admin pages, and wherever the content or its author may be shown. */
const decision = write({ latency: 'moderation', stale: [...PEOPLE, 'moderationStats'], alsoWhenRefused: true })

const moderationRead = <R extends Resource = never>(...reads: R[]) => readWith('moderation', ...reads)

/**
 * Everything about each call but its shape, which is the contract's: kind, latency, what it fills or makes stale, how it
 * waits in the offline queue, which membership it sets (decision 019).
 */
export const TABLE = {
  /** Signing in or out makes every read stale; the session announces that by itself, so these calls list no reads. */
  auth: {
    getCurrentUser: read(),
    getAccount: read('ownDecision'),
    signIn: write(),
    signOut: write(),
  },

  profiles: {
    getByUsername: read('profile'),
    listRecommended: read('profiles'),
    listFollowers: read('profiles'),
    listFollowing: read('profiles'),
    follow: adds('following', 'id', 'Seguir'),
    unfollow: removes('following', 'id', 'Deixar de seguir'),
    // The name is beside everything this person wrote.
    update: write({ stale: PEOPLE }),
  },

  posts: {
    listFeed: read('feed'),
    listByUser: read('userPosts'),
    get: read('post'),
    getQuoted: read('quoted'),
    listQuotes: read('quoted'),
    // The quoted text counts its quotations, so `post` and `quoted` change too.
    create: queued('create', 'Publicar', { stale: [...WITH_NEW_POSTS, 'post', 'quoted'] }),
    update: write({ stale: [...WITH_NEW_POSTS, 'post', 'quoted', 'bookmarks'] }),
    // The feed does not move when one comes back to it: a deleted post is hidden there by its tombstone.
    delete: write({
      stale: ['drafts', 'userPosts', 'profile', 'bookmarks', 'post', 'quoted', 'search', 'searchCounts', 'law'],
      byCaller: ['feed'],
    }),
    listDrafts: read('drafts'),
    saveDraft: queued('create', 'Salvar rascunho', { stale: ['drafts'] }),
    publishDraft: queued('action', 'Publicar rascunho', {
      stale: [...WITH_NEW_POSTS, 'post', 'quoted'],
      alsoWhenRefused: true,
      doneWhen: 'NOT_A_DRAFT',
    }),
    listLikers: read('profiles'),
    like: adds('liked', 'id', 'Curtir publicação'),
    unlike: removes('liked', 'id', 'Retirar curtida da publicação'),
  },

  /** The thread puts its own changes into the list: reading all its pages again would move the text under the reader. */
  comments: {
    list: read('comments'),
    listOwn: read(),
    create: queued('create', 'Comentar', { stale: ['law'], byCaller: ['comments', 'post'] }),
    update: write({ stale: ['law'], byCaller: ['comments'] }),
    delete: write({ stale: ['law'], byCaller: ['comments', 'post'] }),
    like: adds('likedComments', 'id', 'Curtir comentário'),
    unlike: removes('likedComments', 'id', 'Retirar curtida do comentário'),
    report: write({ latency: 'report', stale: ['moderationQueue', 'moderationStats'], byCaller: ['comments'] }),
  },

  tags: {
    listPopular: read('tags'),
    suggest: readWith('suggest', 'tagSuggestions'),
    suggestFor: readWith('suggest'),
    followTag: adds('followedTags', 'slug', 'Seguir a tag', { stale: ['followedTags', 'closing'] }),
    unfollowTag: removes('followedTags', 'slug', 'Deixar de seguir a tag', { stale: ['followedTags', 'closing'] }),
    listFollowedTags: read('followedTags'),
  },

  /** The lists show the members as the memberships have them: a removed person disappears without another read. */
  users: {
    muteUser: adds('muted', 'id', 'Silenciar', { stale: ['muted', ...BY_PEOPLE] }),
    unmuteUser: removes('muted', 'id', 'Deixar de silenciar', { stale: BY_PEOPLE, byCaller: ['muted'] }),
    blockUser: adds('blocked', 'id', 'Bloquear', { stale: ['blocked', ...BY_PEOPLE] }),
    unblockUser: removes('blocked', 'id', 'Desbloquear', { stale: BY_PEOPLE, byCaller: ['blocked'] }),
    muteWord: sets('mutedWord', 'word', 'Silenciar palavra', MUTED_WORD),
    unmuteWord: sets('mutedWord', 'word', 'Reativar palavra', MUTED_WORD),
    listMutedWords: read('mutedWords'),
    listMuted: read('muted'),
    listBlocked: read('blocked'),
  },

  law: {
    get: read('law'),
    listCiting: read('law'),
    describe: read('law'),
    find: read('law'),
    listDebated: read('law'),
    follow: adds('followedLaw', 'key', 'Seguir a norma ou o julgado', { stale: ['followedLaw', 'closing'] }),
    unfollow: removes('followedLaw', 'key', 'Deixar de seguir a norma ou o julgado', {
      stale: ['followedLaw', 'closing'],
    }),
    listFollowed: read('followedLaw'),
  },

  closing: { get: read('closing') },

  bookmarks: {
    listBookmarks: read('bookmarks'),
    bookmark: adds('bookmarked', 'postId', 'Salvar nos favoritos', { stale: ['bookmarks'] }),
    // The list shows saved posts only: an unsaved one leaves it, and returns to its place when that is undone.
    unbookmark: removes('bookmarked', 'postId', 'Tirar dos favoritos', { byCaller: ['bookmarks'] }),
    listDetails: read('bookmarkDetails'),
    setDetails: sets('bookmarkDetails', 'postId', 'Guardar pasta e nota', { stale: ['bookmarkDetails'] }),
  },

  newsletters: {
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
  },

  /** The list on screen updates itself: with many pages loaded, a read would be as many calls. */
  notifications: {
    list: read('notifications', 'unreadCount'),
    markRead: write({ stale: ['unreadCount'], byCaller: ['notifications'] }),
    markAllRead: write({ stale: ['unreadCount'], byCaller: ['notifications'] }),
  },

  search: {
    all: read('search'),
    posts: read('search'),
    users: read('search'),
    newsletters: read('search'),
    counts: read('searchCounts'),
    suggest: readWith('suggest', 'searchSuggestions'),
    listHistory: read('searchHistory'),
    addHistory: write({ byCaller: ['searchHistory'] }),
    clearHistory: write({ byCaller: ['searchHistory'] }),
    suggestMentions: readWith('suggest', 'searchSuggestions'),
  },

  moderation: {
    getQueue: moderationRead('moderationQueue'),
    processQueue: decision,
    bulkProcess: decision,
    restore: decision,
    getDecision: moderationRead('ownDecision'),
    objectToDecision: write({ latency: 'moderation', stale: ['ownDecision', 'auditLog', ...QUEUE] }),
    answerObjection: decision,
    listClaims: moderationRead('moderationClaims'),
    claim: write({ latency: 'moderation', stale: ['moderationClaims'], alsoWhenRefused: true }),
    getCase: moderationRead('moderationUsers'),
    addNote: write({ latency: 'moderation', stale: ['moderationUsers'] }),
    getTransparency: moderationRead('moderationStats'),
    getReports: moderationRead('moderationReports'),
    listOwnReports: read('moderationReports'),
    createReport: write({ latency: 'moderation', stale: QUEUE }),
    getUsers: moderationRead('moderationUsers'),
    updateUserRole: decision,
    banUser: decision,
    unbanUser: decision,
    muteUser: decision,
    warnUser: decision,
    getStats: moderationRead('moderationStats'),
    getAuditLog: moderationRead('auditLog'),
    exportReport: moderationRead(),
    reportContent: write({ latency: 'report', stale: QUEUE }),
    moderateContent: decision,
    updateUserStatus: decision,
  },

  images: { upload: write() },

  linkPreviews: { get: readWith('linkPreview', 'linkPreview') },

  plans: { list: read('plans') },

  /** Settings of this device; the settings page shows the answer of each change. */
  device: {
    getInstallState: read(),
    install: write(),
    getPermission: read('device'),
    requestPermission: write({ byCaller: ['device'] }),
    getPushSettings: read('device'),
    savePushSettings: write({ byCaller: ['device'] }),
    getPreferences: read('device'),
    savePreferences: write({ stale: ['notifications', 'unreadCount'], byCaller: ['device'] }),
  },
} satisfies { readonly [Area in keyof Contract]: CallsOf<Area> }
export type Table = typeof TABLE
