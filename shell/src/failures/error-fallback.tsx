import { ErrorCard, usePageTitle } from '@ementa/ui'
import { isRouteErrorResponse, useRouteError } from '@ementa/ui/router'

/** What nothing else caught (spec §8, generic router fallback). */
export function ErrorFallback() {
  const error = useRouteError()
  usePageTitle('Erro inesperado')
  console.error('[EM-201] uncaught error', error)
  return (
    <ErrorCard
      title="Unexpected Application Error!"
      titleLang="en"
      description={messageOf(error)}
      note="Ocorreu um erro inesperado no aplicativo. Recarregue a página; o que você salvou continua neste aparelho."
      onRetry={() => location.reload()}
      retryLabel="Recarregar"
      details={[
        ['Código', 'EM-201'],
        ['Aplicativo', __SHELL_VERSION__],
      ]}
    />
  )
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status)
  return error instanceof Error ? error.message : String(error)
}
