import { BrandGlyph, Button, useSession } from '@ementa/ui'
import { recommendedQuery, useRead } from '@ementa/ui/data'
import { type HostServices, useFocusAfterRemoval } from '@ementa/ui/host'
import { OverlayHost } from '@ementa/ui/overlays'
import type { ReactNode } from 'react'
import styles from './landing-page.module.css'

/** Theme switch, a select of the demo people, and the remote by itself. */
export function StandaloneFrame({ services, children }: { services: HostServices; children: ReactNode }) {
  const { theme } = services
  useFocusAfterRemoval()
  return (
    <>
      <header className={styles.header}>
        <BrandGlyph />
        <p className={styles.name}>Ementa, área avulsa</p>
        <div className={styles.person}>
          <PersonSelect services={services} />
        </div>
        <Button variant="ghost" onClick={() => theme.toggle()}>
          Alternar tema
        </Button>
      </header>
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <OverlayHost />
    </>
  )
}

const PEOPLE_SHOWN = 12

function PersonSelect({ services: { session } }: { services: HostServices }) {
  const { user } = useSession()
  const { data } = useRead(recommendedQuery({ limit: PEOPLE_SHOWN }))
  return (
    <select
      id="pessoa"
      aria-label="Pessoa"
      value={user?.username ?? 'visitante'}
      onChange={({ target }) => void (target.value === 'visitante' ? session.signOut() : session.signIn(target.value))}
    >
      <option value="visitante">Visitante</option>
      {data?.profiles.map(({ username }) => (
        <option key={username}>{username}</option>
      ))}
    </select>
  )
}
