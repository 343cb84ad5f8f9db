import { ErrorCard, type Retry } from '@ementa/ui/plain'

/** In the place of a card that says what failed, when the card's own file does not arrive either. `onRetry`: the card's. */
export function MissingFailure({ retry, isRetrying, onRetry = retry }: Retry & { onRetry?: () => void }) {
  return (
    <ErrorCard
      title="Não foi possível carregar esta área."
      titleAs="h1"
      description="O servidor não respondeu. Verifique a conexão e tente novamente."
      onRetry={onRetry}
      isRetrying={isRetrying}
      details={[['Aplicativo', __SHELL_VERSION__]]}
    />
  )
}
