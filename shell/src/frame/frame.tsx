import { lazyPart, ScrollArea, useMediaQuery } from '@ementa/ui'
import { BesidePageContext } from '@ementa/ui/data'
import { UnsavedPageContext, useFocusAfterRemoval, useRouteFocus } from '@ementa/ui/host'
import { type ReactNode, Suspense } from 'react'
import { NoOfflineCopyNotice, useOfflineCopy } from '../offline/offline-notices'
import type { ShellServices } from '../services/create-services'
import { useDeferredNotices, useOverlays } from './deferred-parts'
import { Header } from './header'
import { BottomBar, NavigationList } from './navigation'
import { useGlobalShortcuts } from './use-global-shortcuts'
import { DeviceNotice, UserArea } from './user-area'

// In production builds the condition is a constant, which removes the panel.
const DevelopmentPanel = __DEVELOPMENT__ ? lazyPart(() => import('../development/development-panel')) : null

/**
 * The page. The reads inside count as its saved data. Offline, without any saved data, the frame shows one note for all parts.
 */
function SavedState({ services, children }: { services: ShellServices; children: ReactNode }) {
  const saved = useOfflineCopy(services.cache)
  const isUnsaved = saved?.at === null
  return (
    <UnsavedPageContext value={isUnsaved}>
      {isUnsaved && <NoOfflineCopyNotice others={saved.others} />}
      <BesidePageContext value={false}>{children}</BesidePageContext>
    </UnsavedPageContext>
  )
}

/** The layout around the active remote. */
export function Frame({ services, children }: { services: ShellServices; children: ReactNode }) {
  const isMobile = useMediaQuery('mobile')
  const Overlays = useOverlays()
  const DeferredNotices = useDeferredNotices(services.pageIdle)
  useRouteFocus()
  useFocusAfterRemoval()
  useGlobalShortcuts(services.shortcuts)
  return (
    <BesidePageContext value>
      <SkipLink />
      <Header isMobile={isMobile} cache={services.cache} />
      <div className="frame">
        {!isMobile && <Sidebar />}
        <main id="conteudo" tabIndex={-1}>
          <SavedState services={services}>{children}</SavedState>
        </main>
      </div>
      {isMobile && <BottomBar />}
      {DeferredNotices && <DeferredNotices isMobile={isMobile} />}
      {Overlays && <Overlays services={services} />}
      {DevelopmentPanel && (
        <Suspense>
          <DevelopmentPanel />
        </Suspense>
      )}
    </BesidePageContext>
  )
}

/** The sidebar. In a low window its entries scroll; the notice and the user stay visible below them. */
function Sidebar() {
  return (
    <div className="sidebar">
      {/* At the end of the list the wheel scrolls the page. */}
      <ScrollArea style={{ overscrollBehavior: 'auto' }}>
        <NavigationList />
      </ScrollArea>
      <aside aria-label="Dados e conta">
        <DeviceNotice />
        <UserArea />
      </aside>
    </div>
  )
}

function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is an address within the page; the handler only adds the focus that fragments do not move reliably.
    <a
      href="#conteudo"
      className="skip-link"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('conteudo')?.focus()
      }}
    >
      Ir para o conteúdo
    </a>
  )
}
