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
  /** Tells two entries of the same label apart for screen readers (EXP-10). */
  accessibleLabel?: string
  /** Shows the unread count beside the label. */
  countsUnread?: boolean
}

export interface NavigationGroup {
  title: string
  entries: NavigationEntry[]
}

/** The main entries, in the order of spec §2. */
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

/** Shown to moderators only (spec §2); the route guard is another rule (decision P-4). */
export const ADMINISTRATION: NavigationGroup = {
  title: 'Administração',
  entries: [
    { label: 'Moderação', href: paths.moderation.href(), icon: Gavel },
    { label: 'Usuários', href: paths.moderationUsers.href(), icon: Users },
    { label: 'Logs', href: paths.moderationLogs.href(), icon: ScrollText },
  ],
}

/** The bottom bar of phones: only these, in this order (SHL-022). */
export const BOTTOM: NavigationEntry[] = [
  { label: 'Home', href: paths.home.href(), icon: House },
  { label: 'Buscar', href: paths.search.href(), icon: Search },
  { label: 'Publicar', href: paths.compose.href(), icon: PenLine },
  { label: 'Notificações', href: paths.notifications.href(), icon: Bell, countsUnread: true },
  { label: 'Perfil', href: paths.profile.href(), icon: CircleUser },
]
