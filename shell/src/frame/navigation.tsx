import { paths, seesAdminNavigation } from '@ementa/contracts'
import { useSession } from '@ementa/ui'
import { unreadQuery, useRead } from '@ementa/ui/data'
import { NavLink } from '@ementa/ui/router'
import {
  Bell,
  BellRing,
  Bookmark,
  CircleUser,
  FileText,
  Gavel,
  Hash,
  House,
  LibraryBig,
  type LucideIcon,
  Mails,
  Newspaper,
  PenLine,
  ScrollText,
  Search,
  Section,
  ShieldCheck,
  Users,
} from 'lucide-react'
import { stayIfHere } from './here-to-top'

interface NavigationEntry {
  label: string
  href: string
  icon: LucideIcon
  /** Accessible name where two entries have the same label. */
  accessibleLabel?: string
  /** Shows the unread count beside the label. */
  countsUnread?: boolean
}

interface NavigationGroup {
  title: string
  entries: NavigationEntry[]
}

/** The main entries in the order that the specification demands. */
const MAIN: NavigationEntry[] = [
  { label: 'Home', href: paths.home.href(), icon: House },
  { label: 'Buscar', href: paths.search.href(), icon: Search },
  { label: 'Composer', href: paths.compose.href(), icon: PenLine },
  { label: 'Favoritos', href: paths.bookmarks.href(), icon: Bookmark },
  { label: 'Tags Seguidas', href: paths.followedTags.href(), icon: Hash },
  { label: 'Notificações', href: paths.notifications.href(), icon: Bell, countsUnread: true },
  { label: 'Perfil', href: paths.profile.href(), icon: CircleUser },
]

const EXPLORE: NavigationGroup = {
  title: 'Explorar',
  entries: [
    { label: 'Newsletters', href: paths.newsletters.href(), icon: Mails },
    { label: 'Rascunhos', href: paths.drafts.href(), icon: FileText },
    { label: 'Temas', href: paths.topics.href(), icon: LibraryBig },
    { label: 'Lei em debate', href: paths.law.href(), icon: Section },
    { label: 'Fechamento 8h', href: paths.closing.href(), icon: Newspaper },
  ],
}

const SETTINGS: NavigationGroup = {
  title: 'Configurações',
  entries: [
    { label: 'Privacidade', href: paths.privacySettings.href(), icon: ShieldCheck },
    {
      label: 'Notificações',
      href: paths.notificationSettings.href(),
      icon: BellRing,
      accessibleLabel: 'Notificações, configurações',
    },
  ],
}

/** Entries that only moderators see; the route guard admits others too. */
const ADMINISTRATION: NavigationGroup = {
  title: 'Administração',
  entries: [
    { label: 'Moderação', href: paths.moderation.href(), icon: Gavel },
    { label: 'Usuários', href: paths.moderationUsers.href(), icon: Users },
    { label: 'Logs', href: paths.moderationLogs.href(), icon: ScrollText },
  ],
}

/** The entries of the bottom bar on phones. */
const BOTTOM: NavigationEntry[] = [
  { label: 'Home', href: paths.home.href(), icon: House },
  { label: 'Buscar', href: paths.search.href(), icon: Search },
  { label: 'Publicar', href: paths.compose.href(), icon: PenLine },
  { label: 'Notificações', href: paths.notifications.href(), icon: Bell, countsUnread: true },
  { label: 'Perfil', href: paths.profile.href(), icon: CircleUser },
]

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
