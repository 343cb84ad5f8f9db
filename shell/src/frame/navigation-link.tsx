import { NavLink } from '@ementa/ui/router'
import type { NavigationEntry } from './navigation'
import { Unread } from './unread'
import { useHereToTop } from './use-here-to-top'

export function NavigationLink({ entry }: { entry: NavigationEntry }) {
  const { icon: Icon, label } = entry
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
        {entry.countsUnread && ' '}
      </span>
      {entry.countsUnread && <Unread>{(count) => <UnreadBadge count={count} />}</Unread>}
    </NavLink>
  )
}

const UnreadBadge = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="unread">
      {count}
      <span className="visually-hidden">{count === 1 ? ' não lida' : ' não lidas'}</span>
    </span>
  )
