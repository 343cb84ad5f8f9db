import { ErrorCard } from '@ementa/ui'

/** No registry and no last good copy: no area of the product is known yet. */
export function RegistryFailure({ problem }: { problem: string }) {
  return (
    <ErrorCard
      title="Não foi possível carregar as áreas da Ementa."
      description="A lista de áreas do aplicativo não respondeu. Verifique a conexão e tente novamente."
      onRetry={() => location.reload()}
      details={[
        ['Código', 'EM-202'],
        ['Aplicativo', __SHELL_VERSION__],
        ['Detalhe', problem],
      ]}
    />
  )
}
