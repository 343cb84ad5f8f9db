import { NavLink } from '@ementa/ui/router'
import type { NavigationEntry } from './navigation'
import { useHereToTop } from './use-here-to-top'
import { useUnreadCount } from './use-unread-count'

export function NavigationLink({ entry }: { entry: NavigationEntry }) {
  const { icon: Icon, label } = entry
  const unread = useUnreadCount(entry.countsUnread === true)
  return (
    <NavLink
      to={entry.href}
      end={entry.href === '/'}
      onClick={useHereToTop(entry.href)}
      aria-label={entry.accessibleLabel}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span>
        {label}
        {unread > 0 && ' '}
      </span>
      {unread > 0 && (
        <span className="unread">
          {unread}
          <span className="visually-hidden">{unread === 1 ? ' não lida' : ' não lidas'}</span>
        </span>
      )}
    </NavLink>
  )
}

/** The number in words, for screen readers, where only a dot is shown. */
export function UnreadWords({ count }: { count: number }) {
  return count > 0 && <span className="visually-hidden">{` (${count} não ${count === 1 ? 'lida' : 'lidas'})`}</span>
}
