import { pathInProduct, paths } from '@ementa/contracts'
import { TO_FIELD, useServices, useShortcuts } from '@ementa/ui'
import { useNavigate } from '@ementa/ui/router'
import { useEffect } from 'react'
import { helpState, pushState } from '../dialog-states'
import type { OwnedShortcuts } from '../shortcuts/shortcuts'
import { goToTopOf } from './here-to-top'

/** Registers the keys that work on every page; those of a page take precedence. */
export function useGlobalShortcuts(shortcuts: OwnedShortcuts) {
  const navigate = useNavigate()
  const { session } = useServices()
  const go = (href: string) => () => {
    if (!goToTopOf(href)) void navigate(href)
  }
  useShortcuts({
    '/': () => {
      void navigate(paths.search.href(), { state: TO_FIELD })
      return TO_FIELD
    },
    c: () => {
      session.require(() => navigate(paths.compose.href()))
      return TO_FIELD
    },
    'g h': go(paths.home.href()),
    'g n': go(paths.notifications.href()),
    'g p': go(paths.profile.href()),
    'g b': go(paths.bookmarks.href()),
    '?': helpState.open,
    Escape: pushState.close,
  })

  // Keys typed after a click on `Novo Post` are text, even while the composer is still loading.
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === location.origin && pathInProduct(link.pathname) === paths.compose.pattern)
        shortcuts.awaitField()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [shortcuts])
}
