import { ErrorCard, usePageTitle } from '@ementa/ui'
import { isRouteErrorResponse } from '@ementa/ui/router'
import { useEffect } from 'react'
import { hostState } from '../host/host-state'
import { shellVersion } from '../shell-version'
import { report } from '../telemetry/watch'
import { meetNewVersion } from './missing-file'

/** The page for errors that nothing else caught. */
export function ErrorFallback({ error }: { error: unknown }) {
  usePageTitle('Erro inesperado')
  useEffect(() => {
    console.error('[EM-201] uncaught error', error)
    report({ kind: 'render', error })
    void meetNewVersion(error)
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
  return error instanceof Error ? error.message : String(error)
}
