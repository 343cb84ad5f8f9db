import { IconButton, lazyPart, MissingDialog } from '@ementa/ui'
import { useLocation } from '@ementa/ui/router'
import { Menu } from 'lucide-react'
import { Suspense, useState } from 'react'
import { meetNewVersion } from '../failures/page-boundary'

// The drawer needs framer-motion, so it is loaded when it is first opened.
const loadDrawer = () =>
  import('./navigation-drawer').catch(async (error: unknown) => {
    await meetNewVersion(error)
    throw error
  })
const NavigationDrawer = lazyPart(loadDrawer, MissingDialog)

/** The button that opens the navigation drawer of phones; the drawer closes when the page changes. */
export function MobileMenu() {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const [wasOpened, setOpened] = useState(false)
  const isOpen = openedAt === key

  function open() {
    setOpened(true)
    setOpenedAt(key)
  }

  return (
    <>
      <IconButton
        variant="ghost"
        aria-label="Abrir menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<Menu size={22} aria-hidden />}
        onClick={open}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <NavigationDrawer isOpen={isOpen} onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </>
  )
}
