import { useServices } from '../services/context'
import { EmptyState, type EmptyStateProps } from './empty-state'

/** A personal screen for a visitor: what it would show, and the door in. */
export function SignInPrompt({
  illustration = 'folder',
  ...text
}: Pick<EmptyStateProps, 'title' | 'titleAs' | 'description'> & Partial<Pick<EmptyStateProps, 'illustration'>>) {
  const { session } = useServices()
  return (
    <EmptyState
      illustration={illustration}
      {...text}
      action={{ label: 'Entrar', onClick: () => session.openLogin() }}
    />
  )
}
