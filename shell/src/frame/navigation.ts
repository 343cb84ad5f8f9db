import { paths } from '@ementa/contracts'
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

export interface NavigationEntry {
  label: string
  href: string
  icon: LucideIcon
  /** Accessible name where two entries have the same label. */
  accessibleLabel?: string
  /** Shows the unread count beside the label. */
  countsUnread?: boolean
}

export interface NavigationGroup {
  title: string
  entries: NavigationEntry[]
}

/** The main entries in the order that the specification demands. */
export const MAIN: NavigationEntry[] = [
  { label: 'Home', href: paths.home.href(), icon: House },
  { label: 'Buscar', href: paths.search.href(), icon: Search },
  { label: 'Composer', href: paths.compose.href(), icon: PenLine },
  { label: 'Favoritos', href: paths.bookmarks.href(), icon: Bookmark },
  { label: 'Tags Seguidas', href: paths.followedTags.href(), icon: Hash },
  { label: 'Notificações', href: paths.notifications.href(), icon: Bell, countsUnread: true },
  { label: 'Perfil', href: paths.profile.href(), icon: CircleUser },
]

export const EXPLORE: NavigationGroup = {
  title: 'Explorar',
  entries: [
    { label: 'Newsletters', href: paths.newsletters.href(), icon: Mails },
    { label: 'Rascunhos', href: paths.drafts.href(), icon: FileText },
    { label: 'Temas', href: paths.topics.href(), icon: LibraryBig },
    { label: 'Lei em debate', href: paths.law.href(), icon: Section },
    { label: 'Fechamento 8h', href: paths.closing.href(), icon: Newspaper },
  ],
}

export const SETTINGS: NavigationGroup = {
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
export const ADMINISTRATION: NavigationGroup = {
  title: 'Administração',
  entries: [
    { label: 'Moderação', href: paths.moderation.href(), icon: Gavel },
    { label: 'Usuários', href: paths.moderationUsers.href(), icon: Users },
    { label: 'Logs', href: paths.moderationLogs.href(), icon: ScrollText },
  ],
}

/** The entries of the bottom bar on phones. */
export const BOTTOM: NavigationEntry[] = [
  { label: 'Home', href: paths.home.href(), icon: House },
  { label: 'Buscar', href: paths.search.href(), icon: Search },
  { label: 'Publicar', href: paths.compose.href(), icon: PenLine },
  { label: 'Notificações', href: paths.notifications.href(), icon: Bell, countsUnread: true },
  { label: 'Perfil', href: paths.profile.href(), icon: CircleUser },
]
