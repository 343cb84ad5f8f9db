import { ErrorCard, type Retry } from '@ementa/ui'
import { shellVersion } from '../shell-version'

/**
 * A generic failure card, shown when the file of the specific one cannot be loaded either. `onRetry` is the handler of
 * that one.
 */
export function MissingFailure({ retry, isRetrying, onRetry = retry }: Retry & { onRetry?: () => void }) {
  return (
    <ErrorCard
      title="Não foi possível carregar esta área."
      titleAs="h1"
      description="O servidor não respondeu. Verifique a conexão e tente novamente."
      onRetry={onRetry}
      isRetrying={isRetrying}
      details={[['Aplicativo', shellVersion]]}
    />
  )
}
