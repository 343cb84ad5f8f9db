/** Parameters of a pattern: `Params<'/u/:username'>` is `{ username: string }`. */
type Params<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & Params<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? { [Key in Name]: string }
    : unknown

/** A route without parameters. */
function page<const Pattern extends string>(pattern: Pattern) {
  return { pattern, href: (): string => pattern }
}

/** A route with parameters; each is encoded. */
function pageOf<const Pattern extends string>(pattern: Pattern) {
  function href(params: Params<Pattern> & Record<string, string>): string {
    return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  }
  return { pattern, href }
}

/** Appends the defined, non-empty parameters as a query string. */
function withQuery(path: string, query: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value)
  const text = parameters.toString()
  return text ? `${path}?${text}` : path
}

interface ThreadPlace {
  /** One comment of the thread. */
  commentId?: string | undefined
  /** The thread's order, as its page names it. */
  ordem?: string | undefined
}

/** The address of a thread on the page at `path`, or of one comment of it. */
export const threadHref = (path: string, { commentId, ordem }: ThreadPlace): string =>
  `${withQuery(path, { ordem })}${commentId ? `#c-${encodeURIComponent(commentId)}` : ''}`

/** Every route of the product: `pattern` for the router, `href(…)` for links. */
export const paths = {
  home: page('/'),
  search: {
    pattern: '/search',
    /** `tag` is a slug, `q` a query; more parameters of the screen's state may follow. */
    href: (query: { tag?: string; q?: string; tab?: string } = {}): string => withQuery('/search', query),
  },
  compose: {
    pattern: '/compose',
    /**
     * With `edit`, the id of a post, in edit mode, perhaps with a `panel` open; with `queued`, the id of an action of the
     * offline queue; with `quote`, the text to quote as `post:<id>` or `issue:<id>`.
     */
    href: (query: { edit?: string; panel?: 'schedule'; queued?: string; quote?: string } = {}): string =>
      withQuery('/compose', query),
  },
  drafts: page('/drafts'),
  notifications: page('/notifications'),
  profile: page('/profile'),
  user: pageOf('/u/:username'),
  topics: page('/topics'),
  newsletters: page('/newsletters'),
  newsletterCreate: page('/newsletters/create'),
  newsletter: pageOf('/newsletters/:handle'),
  issueNew: pageOf('/newsletters/:handle/new'),
  issueEdit: pageOf('/newsletters/:handle/edit/:issueId'),
  /** One sent issue, to be read and shared (extension). */
  issue: pageOf('/newsletters/:handle/issues/:issueId'),
  newsletterSchedule: pageOf('/newsletters/:handle/schedule'),
  newsletterABTest: pageOf('/newsletters/:handle/abtest'),
  /** Pages for owners beyond the specification. */
  newsletterSettings: pageOf('/newsletters/:handle/configuracoes'),
  comments: {
    pattern: '/p/:postId/comments',
    /** Links to one comment of the thread when `commentId` is given. */
    href: ({ postId, ...place }: { postId: string } & ThreadPlace): string =>
      threadHref(`/p/${encodeURIComponent(postId)}/comments`, place),
  },
  /** The daily page: everything new since the last visit among the followed people, tags and newsletters (extension). */
  closing: page('/fechamento'),
  /** The currently debated laws, and the followed ones (extension). */
  law: page('/leis'),
  /** The page of a cited law, with all texts that cite it (extension): `lawPath` turns a key into this address. */
  act: pageOf('/leis/:act'),
  article: pageOf('/leis/:act/:article'),
  sumula: pageOf('/sumulas/:court/:number'),
  theme: pageOf('/temas/:court/:number'),
  lawsuit: pageOf('/processos/:number'),
  bookmarks: page('/bookmarks'),
  followedTags: page('/tags/following'),
  privacySettings: page('/settings/privacy'),
  notificationSettings: page('/settings/notifications'),
  /** Redirects to `moderation`. */
  admin: page('/admin'),
  /** Its filters stand in the query, and as `item` the id of the queue item that is open: a link to it can be handed on. */
  moderation: page('/admin/moderation'),
  moderationUsers: page('/admin/users'),
  moderationLogs: {
    pattern: '/admin/logs',
    /** Opens one decision when `entry` names its id. */
    href: (query: { entry?: string } = {}): string => withQuery('/admin/logs', { entrada: query.entry }),
  },
  /** All that moderators know about a person (extension). */
  moderationCase: pageOf('/admin/pessoas/:username'),
  /** The public report of moderation, counted from its log (extension). */
  transparency: page('/transparencia'),
  /** The state of one's own account, and the outcomes of one's reports (extension). */
  ownModeration: page('/denuncias'),
  /** The accessibility statement: promises and checks (extension). */
  accessibility: page('/acessibilidade'),
  /** The statement of reasons of a decision: the person concerned objects here, moderators read it (extension). */
  ownDecision: pageOf('/recursos/:id'),
} as const

/** Handles that would hide a page of the product: `/newsletters/create` is a form. They count as taken. */
const RESERVED_HANDLES: readonly string[] = [paths.newsletterCreate.href().split('/').at(-1) ?? '']

/** Returns whether no newsletter may have this handle, because a page of the product is at its address. */
export function isReservedHandle(handle: string): boolean {
  return RESERVED_HANDLES.includes(handle)
}

/** The share link of a post: it opens in this product. `product` is `productAddress()`, in all of these. */
export function postShareUrl(product: string, postId: string): string {
  return product + paths.comments.href({ postId })
}

/** The share link of a profile. */
export function profileShareUrl(product: string, username: string): string {
  return product + paths.user.href({ username })
}

/** The share link of a newsletter, or of one of its issues. */
export function newsletterShareUrl(product: string, handle: string, issueId?: string): string {
  return product + (issueId ? paths.issue.href({ handle, issueId }) : paths.newsletter.href({ handle }))
}
