import { ErrorCard, usePageTitle } from '@ementa/ui'
import { hasUnsaved } from '@ementa/ui/host'
import { isRouteErrorResponse, useLocation } from '@ementa/ui/router'
import { Component, type ReactNode, useEffect } from 'react'
import { hostState } from '../community-host/host-state'
import { detailOf } from '../remote-error'
import { shellVersion } from '../shell-version'
import { report } from '../telemetry/watch'
import { isMissingChunk, reloadOnce } from './reload-once'

/** Catches errors outside of sections; another address resets it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary page={useLocation().key}>{children}</Boundary>
}

interface Caught {
  error: unknown
  /** Key of the page that threw; empty until the boundary renders, as React hands over the error alone. */
  page: string
}

class Boundary extends Component<{ page: string; children: ReactNode }, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error, page: '' } }
  }

  static getDerivedStateFromProps({ page }: { page: string }, { caught }: { caught: Caught | null }) {
    if (!caught || caught.page === page) return null
    return { caught: caught.page === '' ? { ...caught, page } : null }
  }

  override render() {
    return this.state.caught ? <ErrorFallback error={this.state.caught.error} /> : this.props.children
  }
}

/** The page for errors that nothing else caught. */
export function ErrorFallback({ error }: { error: unknown }) {
  usePageTitle('Erro inesperado')
  useEffect(() => {
    console.error('[EM-201] uncaught error', error)
    report({ kind: 'render', error })
    void reloadForNewVersion(error)
  }, [error])
  return (
    <ErrorCard
      title="Unexpected Application Error!"
      titleLang="en"
      titleAs="h1"
      description={<span lang="en">{messageOf(error)}</span>}
      note={`Ocorreu um erro inesperado no aplicativo. Recarregue a página; o que você salvou continua ${hostState.server ? 'guardado' : 'neste aparelho'}.`}
      onRetry={() => location.reload()}
      retryLabel="Recarregar"
      details={[
        ['Código', 'EM-201'],
        ['Aplicativo', shellVersion],
      ]}
    />
  )
}

/** Returns the status text of a router error or, without one, the error's message. */
export function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.data ?? error.status)
  return detailOf(error)
}

/** Reloads the page if a file of this version is gone and no typed text would be lost. */
export async function reloadForNewVersion(error: unknown) {
  if (isMissingChunk(error) && !hasUnsaved()) await reloadOnce()
}
