import { paths, seesAdminNavigation } from '@ementa/contracts'
import { useSession } from '@ementa/ui'
import { unreadQuery, useRead } from '@ementa/ui/data'
import { NavLink } from '@ementa/ui/router'
import { stayIfHere } from './here-to-top'
import {
  ADMINISTRATION,
  BOTTOM,
  EXPLORE,
  MAIN,
  type NavigationEntry,
  type NavigationGroup,
  SETTINGS,
} from './navigation'

/** All navigation entries, for sidebar and drawer. */
export function NavigationList() {
  const { isModerator } = useSession()
  return (
    <nav aria-label="Principal" className="navigation">
      <Entries entries={MAIN} />
      {/* The moderation entries follow the main ones, so that moderators see them in a low window. */}
      {seesAdminNavigation({ is_moderator: isModerator }) && <Group group={ADMINISTRATION} />}
      <Group group={EXPLORE} />
      <Group group={SETTINGS} />
    </nav>
  )
}

function Group({ group }: { group: NavigationGroup }) {
  return (
    <section aria-label={group.title}>
      <h2>{group.title}</h2>
      <Entries entries={group.entries} />
    </section>
  )
}

function Entries({ entries }: { entries: NavigationEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.href}>
          <NavigationLink entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function NavigationLink({ entry }: { entry: NavigationEntry }) {
  const { icon: Icon, label } = entry
  return (
    <NavLink
      to={entry.href}
      end={entry.href === '/'}
      onClick={stayIfHere(entry.href)}
      aria-label={entry.accessibleLabel}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span>
        {label}
        {entry.countsUnread && ' '}
      </span>
      {entry.countsUnread && <UnreadBadge />}
    </NavLink>
  )
}

/** The navigation of phones. */
export function BottomBar() {
  return (
    <nav aria-label="Atalhos" className="bottom-bar">
      {BOTTOM.map((entry) => (
        <BottomLink key={entry.href} entry={entry} isHighlighted={entry.href === paths.compose.href()} />
      ))}
    </nav>
  )
}

function BottomLink({ entry, isHighlighted }: { entry: NavigationEntry; isHighlighted: boolean }) {
  const { icon: Icon, label } = entry
  return (
    <NavLink to={entry.href} end={entry.href === '/'} onClick={stayIfHere(entry.href)}>
      <div data-highlighted={isHighlighted ? '' : undefined}>
        <Icon size={isHighlighted ? 18 : 22} strokeWidth={1.75} aria-hidden />
      </div>
      <span>
        {label}
        {entry.countsUnread && <UnreadWords />}
      </span>
      {entry.countsUnread && <UnreadDot />}
    </NavLink>
  )
}

/** Returns the number of unread notifications; 0 for a visitor. */
function useUnreadCount(): number {
  const { status, user } = useSession()
  const { data } = useRead(status === 'signed-in' && user ? unreadQuery(user.id) : null)
  return data ?? 0
}

// The count is read in components of their own, so that only they render again when it is loaded.

function UnreadBadge() {
  const count = useUnreadCount()
  return (
    count > 0 && (
      <span className="unread">
        {count}
        <span className="visually-hidden">{count === 1 ? ' não lida' : ' não lidas'}</span>
      </span>
    )
  )
}

/** The count in words for screen readers, where only a dot is visible. */
function UnreadWords() {
  const count = useUnreadCount()
  return count > 0 && <span className="visually-hidden">{` (${count} não ${count === 1 ? 'lida' : 'lidas'})`}</span>
}

function UnreadDot() {
  return useUnreadCount() > 0 && <div className="unread-dot" aria-hidden />
}
