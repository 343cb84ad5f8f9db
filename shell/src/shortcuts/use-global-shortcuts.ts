import { paths } from '@ementa/contracts'
import { useServices, useShortcuts } from '@ementa/ui'
import { useNavigate } from '@ementa/ui/router'
import { pushState } from '../push/push-state'
import { helpState } from './help-state'

/** The keys that work on every page; a page's own go before them. */
export function useGlobalShortcuts() {
  const navigate = useNavigate()
  const { session } = useServices()
  useShortcuts({
    '/': () => navigate(paths.search.href()),
    c: () => session.require(() => navigate(paths.compose.href())),
    'g h': () => navigate(paths.home.href()),
    'g n': () => navigate(paths.notifications.href()),
    'g p': () => navigate(paths.profile.href()),
    'g b': () => navigate(paths.bookmarks.href()),
    '?': helpState.open,
    Escape: pushState.close,
  })
}
