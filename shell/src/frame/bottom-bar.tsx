import { paths } from '@ementa/contracts'
import { NavLink } from '@ementa/ui/router'
import { BOTTOM, type NavigationEntry } from './navigation'
import { Unread, UnreadWords } from './unread'
import { useHereToTop } from './use-here-to-top'

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
    <NavLink to={entry.href} end={entry.href === '/'} onClick={useHereToTop(entry.href)}>
      <div data-highlighted={isHighlighted ? '' : undefined}>
        <Icon size={isHighlighted ? 18 : 22} strokeWidth={1.75} aria-hidden />
      </div>
      <span>
        {label}
        {entry.countsUnread && <Unread>{(count) => <UnreadWords count={count} />}</Unread>}
      </span>
      {entry.countsUnread && <Unread>{(count) => count > 0 && <div className="unread-dot" aria-hidden />}</Unread>}
    </NavLink>
  )
}
