// What a tired person breaks without meaning to: attributes for assistive technology, cleanups, guards against doing a
// thing twice, recovery after a failure, arguments that are passed on.
/** @type {import('../scripts/lib/sabotage.mjs').Sabotage[]} */
export default [
  {
    id: 'queued-creates-are-doubled',
    in: 'shell keyOf',
    change: ['return `${type}:${input.requestId}`', 'return null'],
    turnsRed: ['two queued creates of one request id are one'],
  },
  {
    id: 'listens-after-the-feed-was-left',
    in: 'mfe-social useNewPosts',
    drop: "document.removeEventListener('visibilitychange', onVisibility)",
    turnsRed: ['and no more once it was left'],
  },
  {
    id: 'failed-editor-takes-the-page-down',
    in: 'mfe-newsletter ChunkBoundary',
    change: ['return { hasFailed: true }', 'return { hasFailed: false }'],
    turnsRed: ['an editor that cannot be downloaded says so'],
  },
  {
    id: 'device-stays-full',
    in: 'mfe-newsletter reduce',
    change: ['isCopyFailing: !event.isKept', 'isCopyFailing: state.isCopyFailing || !event.isKept'],
    turnsRed: ['a device that refuses the copy is said so, until it takes one again'],
  },
  {
    id: 'past-date-not-marked',
    in: 'mfe-newsletter MomentFields',
    change: ['$TRIED && ($MISSING || isPast)', '$TRIED && $MISSING'],
    turnsRed: ['a past date is marked at its own field'],
  },
  {
    id: 'editor-without-description',
    in: 'mfe-newsletter QuillSurface',
    drop: "if (describedBy) root.setAttribute('aria-describedby', describedBy)",
    turnsRed: ['the text is described by where it is kept'],
  },
  {
    id: 'compared-text-out-of-reach',
    in: 'shared-ui Version',
    drop: 'tabIndex={0}',
    turnsRed: ['both versions can be read side by side'],
  },
  {
    id: 'decides-twice',
    in: 'mfe-moderation DecisionDesk',
    drop: 'if (this.state.hidden[id]) return',
    turnsRed: ['made twice before the first is answered is sent once'],
  },
  {
    id: 'undoes-twice',
    in: 'mfe-moderation DecisionDesk',
    drop: 'this.#carried = this.#carried.filter((one) => one !== carried)',
    turnsRed: ['made twice before the first is answered is sent once'],
  },
  {
    id: 'back-leaves-the-focus-nowhere',
    in: 'mfe-moderation useSelection',
    drop: 'if (openId === null && seenTo.current !== null) onClosedByBack(seenTo.current)',
    turnsRed: ['Back closes it, and the focus is on its row'],
  },
  {
    id: 'focus-lost-with-the-last-row',
    in: 'mfe-moderation useSelection',
    drop: 'heading.current?.focus()',
    turnsRed: ['when the last one leaves, the focus goes to the heading'],
  },
  {
    id: 'unban-without-its-reason',
    in: 'mfe-moderation call',
    change: ['moderation.unbanUser($INPUT)', 'moderation.unbanUser({ user_id })'],
    turnsRed: ['is in the log, though it is optional'],
  },
  {
    id: 'blocked-can-be-followed',
    in: 'mfe-account OthersActions',
    drop: 'isDisabled={isBlocked}',
    turnsRed: ['blocks after explaining what that means'],
  },
  {
    id: 'refresh-in-silence',
    in: 'mfe-account OwnNotifications',
    drop: "announce('Notificações atualizadas')",
    turnsRed: ['a refresh asks again and is announced'],
  },
  {
    id: 'old-work-in-a-new-world',
    in: 'shared-mock-backend Stage',
    drop: 'if (seededAt !== this.#parts.seededAt()) return',
    turnsRed: ['leaves none of the old world behind'],
  },
  {
    id: 'second-filter-overwrites-the-first',
    in: 'mfe-social SearchPage',
    change: ['{ ...now.filters, ...edit(now.filters) }', '{ ...filters, ...edit(filters) }'],
    turnsRed: ['chosen one right after the other all hold'],
  },
  {
    id: 'address-built-on-the-last-render',
    in: 'shared-ui createAddressStore change',
    change: ['new URLSearchParams(now)', 'new URLSearchParams()'],
    turnsRed: ['two changes before a render both hold, and a function gets the state that holds by then'],
  },
  {
    id: 'left-page-calls-itself-back',
    in: 'shared-ui createAddressStore',
    drop: 'if (isLeaving(pathname)) return',
    turnsRed: ['a page that is being left does not call itself back'],
  },
  {
    id: 'keeps-an-old-text-when-hidden',
    in: 'shared-ui useOnLeave',
    drop: "document.removeEventListener('visibilitychange', hidden)",
    turnsRed: ['and never after that'],
  },
  {
    id: 'keeps-an-old-text-when-closed',
    in: 'shared-ui useOnLeave',
    drop: "window.removeEventListener('pagehide', leave)",
    turnsRed: ['and never after that'],
  },
  {
    id: 'holds-reload-back-for-ever',
    in: 'shared-ui useLeaveGuard',
    drop: "window.removeEventListener('beforeunload', warn)",
    turnsRed: ['a page that was left holds no reload back any more'],
  },
  {
    id: 'leaves-a-refused-step-in-the-history',
    in: 'shared-ui createRouter',
    drop: 'history.go(-delta)',
    turnsRed: ['Back is undone when it is held, and taken once it is agreed to'],
  },
  {
    id: 'failed-section-loses-the-focus',
    in: 'shared-ui focusNear',
    change: ["$HEADING ?? document.querySelector<HTMLElement>('main')", '$HEADING'],
    turnsRed: ['a card that takes the only heading along leaves the focus on the content'],
  },
  {
    id: 'stored-changes-lost-under-later-data',
    in: 'shared-mock-backend Store',
    change: ['this.#persistence.readCollections(loadLaterData(this.db, data))', 'void loadLaterData(this.db, data)'],
    turnsRed: ['a change of what is generated later is there again at the next start'],
  },
]
