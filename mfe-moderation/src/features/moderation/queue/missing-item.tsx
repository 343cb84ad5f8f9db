import { EmptyState, RetryLine, Skeletons } from '@ementa/ui'

interface MissingItemProps {
  isLoading: boolean
  error: unknown
  onRetry: () => void
  onClose: () => void
}

/** Fills the panel while the item that the address names is loading or not in the queue. */
export function MissingItem({ isLoading, error, onRetry, onClose }: MissingItemProps) {
  if (isLoading) return <Skeletons shape="post" count={1} label="Carregando item…" />
  if (error !== undefined) return <RetryLine onRetry={onRetry}>O item não pôde ser lido.</RetryLine>
  return (
    <EmptyState
      illustration="inkpad"
      title="Este item não está na fila."
      titleAs="h3"
      description="Alguém já decidiu sobre ele, ou o endereço está incompleto."
      action={{ label: 'Voltar à fila', onClick: onClose }}
    />
  )
}
