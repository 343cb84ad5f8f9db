import { BRAND, deviceStorage, paths } from '@ementa/contracts'
import { BrandGlyph, Button, buttonLook, useServices, useSession } from '@ementa/ui'
import { deviceUserId, type ResponseCache } from '@ementa/ui/host'
import { Link } from '@ementa/ui/router'
import { ArrowUpRight } from 'lucide-react'
import type { Ref } from 'react'
import { OfflineBar } from '../offline/offline-bar'
import { MobileMenu } from './mobile-menu'
import { ThemeToggle } from './theme-toggle'
import { useHereToTop } from './use-here-to-top'

interface HeaderProps {
  isMobile: boolean
  cache: ResponseCache
  ref: Ref<HTMLElement>
}

export function Header({ isMobile, cache, ref }: HeaderProps) {
  return (
    <header ref={ref} className="header">
      <div>
        {isMobile && <MobileMenu />}
        <Link
          className="home-link"
          to={paths.home.href()}
          onClick={useHereToTop(paths.home.href())}
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
