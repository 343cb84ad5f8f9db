import { BRAND, deviceStorage, paths, type ThemeChoice } from '@ementa/contracts'
import {
  announce,
  BrandGlyph,
  Button,
  buttonLook,
  IconButton,
  keepClear,
  lazyPart,
  MissingDialog,
  useServices,
  useSession,
  useThemeState,
} from '@ementa/ui'
import { deviceUserId, type ResponseCache } from '@ementa/ui/host'
import { Link, useLocation } from '@ementa/ui/router'
import { ArrowUpRight, Menu, Monitor, Moon, Sun } from 'lucide-react'
import { Suspense, useState } from 'react'
import { reloadForNewVersion } from '../failures/page-boundary'
import { OfflineBar } from '../offline/offline-notices'
import { stayIfHere } from './here-to-top'

export function Header({ isMobile, cache }: { isMobile: boolean; cache: ResponseCache }) {
  return (
    <header ref={keepHeader} className="header">
      <div>
        {isMobile && <MobileMenu />}
        <Link
          className="home-link"
          to={paths.home.href()}
          onClick={stayIfHere(paths.home.href())}
          aria-label={`${BRAND.name}, página inicial`}
        >
          <BrandGlyph />
          <span>{BRAND.name}</span>
        </Link>
        <div>
          <PartnerLink />
          <ThemeToggle />
          <SignInButton />
        </div>
      </div>
      <OfflineBar cache={cache} />
    </header>
  )
}

function PartnerLink() {
  return (
    <a
      {...buttonLook({ variant: 'ghost' })}
      data-partner=""
      href={BRAND.partner.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${BRAND.partner.name}, análise de contratos (abre em nova aba)`}
    >
      <span>{BRAND.partner.name}</span>
      <ArrowUpRight size={16} aria-hidden />
    </a>
  )
}

/** A component of its own, so that a change of the session does not render the whole header. */
function SignInButton() {
  const { session } = useServices()
  const { status } = useSession()
  // Until the session is loaded, a device without a stored user reserves the width of the button.
  const isVisitor = status === 'signed-out' || (status === 'loading' && deviceUserId(deviceStorage) === null)
  if (!isVisitor) return null
  return (
    <Button
      variant="solid"
      data-sign-in=""
      style={{ visibility: status === 'loading' ? 'hidden' : undefined }}
      onClick={() => session.openLogin()}
    >
      Entrar
    </Button>
  )
}

// The drawer needs framer-motion, so it is loaded when it is first opened.
const loadDrawer = () =>
  import('./navigation-drawer').catch(async (error: unknown) => {
    await reloadForNewVersion(error)
    throw error
  })
const NavigationDrawer = lazyPart(loadDrawer, MissingDialog)

/** The button that opens the navigation drawer of phones; the drawer closes when the page changes. */
function MobileMenu() {
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
        <Suspense>
          <NavigationDrawer isOpen={isOpen} onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </>
  )
}

const ICONS = { light: Sun, dark: Moon, system: Monitor }
const NAMES: Record<ThemeChoice, string> = { light: 'claro', dark: 'escuro', system: 'do sistema' }

/** Switches the theme. Its icon shows the stored choice, so that a change from `system` is visible even if the colours stay. */
function ThemeToggle() {
  const { theme } = useServices()
  const { choice } = useThemeState()
  const Icon = ICONS[choice]
  return (
    <IconButton
      variant="ghost"
      aria-label="Alternar tema"
      title={`Alternar tema (agora: ${NAMES[choice]})`}
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
      onClick={() => {
        theme.toggle()
        announce(`Tema ${NAMES[theme.state.choice]}`)
      }}
    />
  )
}

/** The header grows with the offline bar: sticky parts and scrolling to a focused element keep clear of it. */
const keepHeader = keepClear('--ementa-header-height')
